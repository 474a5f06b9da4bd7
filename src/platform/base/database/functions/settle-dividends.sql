-- The dividends' part of settle_contracts: goes from one moment at which periods may end to the next, and works out those that
-- do end there. Whoever calls it holds the row of contract_run.
create or replace function settle_dividends(p_merchant bigint, p_zone text, p_until timestamptz, p_most int)
returns int language plpgsql as $$
declare
  v_from timestamptz;
  v_bound record;
  v_span record;
  v_done int := 0;
begin
  select r.settled_until into strict v_from from contract_run r
    where r.merchant_id = p_merchant and r.kind = 'dividend';
  loop
    v_bound := dividend_bounds(p_zone, v_from);
    exit when v_bound.ends_at > p_until or v_done >= p_most;
    for v_span in
      select distinct d.starts_at, d.ends_at from dividends_ending(p_merchant, p_zone, v_bound.ends_at) d order by 2, 1
    loop
      perform bill_period(p_merchant, 'dividend', p_zone, v_span.starts_at, v_span.ends_at);
    end loop;
    v_from := v_bound.ends_at;
    v_done := v_done + 1;
  end loop;
  update contract_run r set settled_until = v_from, due_at = v_bound.ends_at
    where r.merchant_id = p_merchant and r.kind = 'dividend'
      and (r.settled_until, r.due_at) is distinct from (v_from, v_bound.ends_at);
  return v_done;
end $$;

revoke all on function settle_dividends from public;
