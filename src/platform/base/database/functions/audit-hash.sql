-- SHA-256, as hex, of the arguments as texts separated by line feeds. Within a text a line feed is written as \n and a
-- backslash as \\, so that no two different entries have the same hashed text.
create or replace function audit_hash(
  p_merchant bigint, p_seq bigint, p_at timestamptz, p_actor text, p_action text, p_subject text,
  p_reason text, p_facts jsonb, p_previous text
) returns text language sql immutable as $$
  select encode(sha256(convert_to(string_agg(
      replace(replace(part, E'\\', E'\\\\'), E'\n', E'\\n'), E'\n' order by place), 'UTF8')), 'hex')
    from unnest(array[p_merchant::text, p_seq::text,
      to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      p_actor, p_action, p_subject, p_reason, p_facts::text, p_previous])
      with ordinality as one (part, place)
$$;
