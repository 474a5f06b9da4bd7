-- Revokes a member's play pass when something changes that could forbid the next bet.
create or replace function revoke_play_pass() returns trigger language plpgsql as $$
declare
  v_row jsonb := to_jsonb(coalesce(new, old));
begin
  delete from play_pass p where p.merchant_id = (v_row->>'merchant_id')::bigint
    and p.member_id = (coalesce(v_row->>'member_id', v_row->>'id'))::bigint;
  return null;
end $$;
