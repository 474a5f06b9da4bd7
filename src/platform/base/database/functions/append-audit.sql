-- The only writer of the audit log. The head of the hash chain is locked until the transaction ends, so that entries
-- are appended one after another.
create or replace function append_audit(
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
