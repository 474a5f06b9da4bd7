-- Two rounds of SHA-256 with a key, as an HMAC has: a list of all numbers cannot be tried on it.
create or replace function identity_hash(p_kind text, p_value text) returns bytea language sql stable as $$
  select sha256(key || sha256(key || convert_to(p_kind || ':' || p_value, 'UTF8')))
    from identity_key
$$;
