-- Recomputes a member's identities when their numbers or addresses change. The row is one of `member` or belongs to one.
create or replace function refresh_own_identities() returns trigger language plpgsql as $$
declare
  v_row jsonb := to_jsonb(coalesce(new, old));
begin
  perform refresh_identities((v_row ->> 'merchant_id')::bigint,
    coalesce(v_row ->> 'member_id', v_row ->> 'id')::bigint);
  return null;
end $$;
