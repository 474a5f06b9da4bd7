-- Two rounds of SHA-256 with a secret key, as in an HMAC: without the key, nobody can find a number by hashing all
-- possible numbers.
create or replace function identity_hash(p_kind text, p_value text) returns bytea language sql stable as $$
  select sha256(key || sha256(key || convert_to(p_kind || ':' || p_value, 'UTF8')))
    from identity_key
$$;
