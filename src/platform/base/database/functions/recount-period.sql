-- Works out a period of a kind again, from the figures as they are now. Where a bill comes to something else it gets a
-- further revision, whose due amount is the difference; what was paid too much is taken off the bills to come. Returns
-- how many revisions were written.
create or replace function recount_period(p_merchant bigint, p_kind text, p_zone text, p_starts timestamptz)
returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ends timestamptz;
  v_written int;
begin
  perform hold_to_brand(p_merchant);
  -- Nobody settles meanwhile: what is owed is taken off once.
  perform from contract_run r where r.merchant_id = p_merchant and r.kind = p_kind for update;
  select max(b.ends_at) into v_ends from contract_bill b
    where b.merchant_id = p_merchant and b.kind = p_kind and b.starts_at = p_starts;
  if v_ends is null or p_kind = 'realtime' then
    return 0;
  end if;
  with latest as (
    select distinct on (b.contract_id) b.* from contract_bill b
      where b.merchant_id = p_merchant and b.kind = p_kind and b.starts_at = p_starts
      order by b.contract_id, b.revision desc
  ), before as (
    select b.contract_id, sum(b.due_minor)::bigint as due from contract_bill b
      where b.merchant_id = p_merchant and b.kind = p_kind and b.starts_at = p_starts group by b.contract_id
  ), again as (
    select l.id, l.contract_id, l.agent_id, l.revision, w.stake_minor, w.payout_minor, w.valid_minor, w.bonus_minor,
        w.rebate_minor, w.salary_minor, w.fee_minor, w.active_members, w.figure_minor, w.rate_millis,
        a.exact - floor(a.exact / 100000) * 100000 as remainder, floor(a.exact / 100000)::bigint as gross
      from latest l
      join contract_work(p_merchant, p_kind, p_zone, p_starts, v_ends) w on w.contract_id = l.contract_id
      cross join lateral (select w.rate_millis::numeric
        * case when p_kind = 'dividend' then greatest(w.figure_minor, 0) else w.figure_minor end
        + l.remainder_in as exact) a
  ), due as (
    select g.*, case when p_kind = 'dividend' then 0 else coalesce((select sum(c.gross) from again c
          join agent_contract k on k.merchant_id = p_merchant and k.id = c.contract_id and k.upline_id = g.agent_id), 0)
        end::bigint as deeper
      from again g
  )
  insert into contract_bill (merchant_id, contract_id, kind, upline_id, agent_id, starts_at, ends_at, revision,
      stake_minor, payout_minor, valid_minor, bonus_minor, rebate_minor, salary_minor, fee_minor, active_members,
      carry_minor, figure_minor, rate_millis, remainder_in, remainder_out, gross_minor, deeper_minor, owed_minor,
      owed_out_minor, carry_out_minor, earlier_minor, due_minor, state, paid_at)
    select p_merchant, l.contract_id, l.kind, l.upline_id, l.agent_id, l.starts_at, l.ends_at, l.revision + 1,
        d.stake_minor, d.payout_minor, d.valid_minor, d.bonus_minor, d.rebate_minor, d.salary_minor, d.fee_minor,
        d.active_members, l.carry_minor, d.figure_minor, d.rate_millis, l.remainder_in,
        case when n.starts_at = p_starts then d.remainder else n.remainder_out end, d.gross, d.deeper,
        n.owed_out_minor, least(0, s.left_minor),
        case when n.starts_at <> p_starts then n.carry_out_minor
          when p_kind = 'dividend' then least(d.figure_minor, 0) else 0 end, b.due, greatest(0, s.left_minor),
        case when s.left_minor > 0 then 'PAYABLE' when d.rate_millis = 0 then 'NOT_REACHED' else 'PAID' end,
        case when s.left_minor <= 0 and d.rate_millis > 0 then clock_timestamp() end
      from due d
      join latest l on l.id = d.id
      join before b on b.contract_id = d.contract_id
      -- What later bills have left goes on from here.
      cross join lateral (select n.* from contract_bill n where n.merchant_id = p_merchant
        and n.agent_id = l.agent_id and n.kind = p_kind and n.upline_id is not distinct from l.upline_id
        order by n.id desc limit 1) n
      cross join lateral (select (d.gross - d.deeper) - (l.gross_minor - l.deeper_minor) + n.owed_out_minor
        as left_minor) s
      where (d.gross, d.deeper) is distinct from (l.gross_minor, l.deeper_minor);
  get diagnostics v_written = row_count;
  return v_written;
end $$;

revoke all on function recount_period from public;
