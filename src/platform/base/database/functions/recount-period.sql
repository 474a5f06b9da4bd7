-- Works out a period of a kind again, from the figures as they are now. Where a bill comes to something else it gets a
-- further revision, whose due amount is the difference; what was paid too much is taken off the bills to come. A dividend
-- that leaves another loss than before is carried on into the bills of later periods, which get revisions, too, with the figures
-- that they were worked out from. Returns how many revisions were written.
create or replace function recount_period(p_merchant bigint, p_kind text, p_zone text, p_starts timestamptz)
returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_span record;
  v_written int := 0;
begin
  perform hold_to_brand(p_merchant);
  -- Nobody settles meanwhile: what is owed is taken off once.
  perform from contract_run r where r.merchant_id = p_merchant and r.kind = p_kind for update;
  if p_kind = 'realtime' or not exists (select from contract_bill b
      where b.merchant_id = p_merchant and b.kind = p_kind and b.starts_at = p_starts) then
    return 0;
  end if;
  for v_span in
    select distinct b.starts_at, b.ends_at from contract_bill b
      where b.merchant_id = p_merchant and b.kind = p_kind
        and (b.starts_at = p_starts or p_kind = 'dividend' and b.starts_at > p_starts)
      order by 1, 2
  loop
    v_written := v_written
      + recount_span(p_merchant, p_kind, p_zone, v_span.starts_at, v_span.ends_at, v_span.starts_at = p_starts);
  end loop;
  return v_written;
end $$;

revoke all on function recount_period from public;
