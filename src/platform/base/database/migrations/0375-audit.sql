-- Who decided what about money or a person, and why: a chain for each brand, and one (brand 0) for
-- the installation. Each entry holds the hash of the one before.

create table audit_entry (
  merchant_id bigint not null,
  seq bigint not null,
  at timestamptz not null,
  -- By the name under which they decided.
  actor text not null check (actor <> ''),
  action text not null,
  -- What it is about, such as `withdrawal 12`.
  subject text not null,
  reason text not null check (reason <> ''),
  facts jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (merchant_id, seq)
);
create index audit_entry_of_subject on audit_entry (merchant_id, subject, seq);

-- The last entry of each chain: without it, taking the last ones away would not show.
create table audit_head (
  merchant_id bigint primary key,
  seq bigint not null,
  hash text not null
);

create trigger audit_append_only before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();

-- SHA-256, as hex, of these texts with a line feed between each two. Line feeds within them are
-- written as \n and backslashes as \\, so that no two entries have one text.
create function audit_hash(
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

-- The only writer. The head is held until the transaction ends: entries follow each other.
create function append_audit(
  p_merchant bigint, p_actor text, p_action text, p_subject text, p_reason text, p_facts jsonb
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_head audit_head;
  v_at timestamptz;
  v_hash text;
begin
  insert into audit_head (merchant_id, seq, hash) values (p_merchant, 0, '')
    on conflict do nothing;
  select * into v_head from audit_head h where h.merchant_id = p_merchant for update;
  v_at := clock_timestamp();
  v_hash := audit_hash(p_merchant, v_head.seq + 1, v_at, p_actor, p_action, p_subject, p_reason,
    p_facts, v_head.hash);
  insert into audit_entry values (p_merchant, v_head.seq + 1, v_at, p_actor, p_action, p_subject,
    p_reason, p_facts, v_head.hash, v_hash);
  update audit_head h set seq = v_head.seq + 1, hash = v_hash where h.merchant_id = p_merchant;
  return v_head.seq + 1;
end $$;

revoke all on function append_audit from public;
