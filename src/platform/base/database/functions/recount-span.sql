-- Works out the bills of a kind once more that begin and end with a period; see recount_period. Returns how many revisions were
-- written.
--
-- p_fresh: from the figures as they are now. Otherwise what was counted then stands, and only those dividends are worked out
-- again that carry another loss than the bill before leaves.
create or replace function recount_span(
  p_merchant bigint, p_kind text, p_zone text, p_starts timestamptz, p_ends timestamptz, p_fresh boolean
) returns int language plpgsql as $$
declare
  v_written int;
begin
  with latest as (
    select distinct on (b.contract_id) b.* from contract_bill b
      where b.merchant_id = p_merchant and b.kind = p_kind and b.starts_at = p_starts and b.ends_at = p_ends
      order by b.contract_id, b.revision desc
  ), before as (
    select b.contract_id, sum(b.due_minor)::bigint as due from contract_bill b
      where b.merchant_id = p_merchant and b.kind = p_kind and b.starts_at = p_starts group by b.contract_id
  ), worked as (
    select w.contract_id, w.stake_minor, w.payout_minor, w.valid_minor, w.bonus_minor, w.rebate_minor, w.salary_minor,
        w.fee_minor, w.active_members, w.carry_minor, w.figure_minor, w.rate_millis
      from contract_work(p_merchant, p_kind, p_zone, p_starts, p_ends) w
      where p_fresh
    union all
    select l.contract_id, l.stake_minor, l.payout_minor, l.valid_minor, l.bonus_minor, l.rebate_minor, l.salary_minor,
        l.fee_minor, l.active_members, k.carry, f.figure, coalesce((
          select max((t.tier ->> 'rateMillis')::int)
            from agent_contract c cross join lateral jsonb_array_elements(c.terms) t (tier)
            where c.merchant_id = p_merchant and c.id = l.contract_id
              and f.figure >= (t.tier ->> 'fromMinor')::bigint
              and l.active_members >= (t.tier ->> 'activeMembers')::int), 0)
      from latest l
      cross join lateral (select carried_loss(p_merchant, l.agent_id, l.upline_id, p_starts) as carry) k
      cross join lateral (select l.stake_minor - l.payout_minor - l.bonus_minor - l.rebate_minor - l.salary_minor
        - l.fee_minor + k.carry as figure) f
      where not p_fresh and k.carry <> l.carry_minor
  ), again as (
    select l.id, l.agent_id, w.*, a.exact - floor(a.exact / 100000) * 100000 as remainder,
        floor(a.exact / 100000)::bigint as gross
      from latest l
      join worked w on w.contract_id = l.contract_id
      cross join lateral (select w.rate_millis::numeric
        * case when p_kind = 'dividend' then greatest(w.figure_minor, 0) else w.figure_minor end
        + l.remainder_in as exact) a
  ), due as (
    select g.*, case when p_kind = 'dividend' then 0 else coalesce((select sum(c.gross) from again c
          join agent_contract k on k.merchant_id = p_merchant and k.id = c.contract_id and k.upline_id = g.agent_id), 0)
        end::bigint as deeper,
        case when p_kind = 'dividend' then least(g.figure_minor, 0) else 0 end as carry_out
      from again g
  )
  insert into contract_bill (merchant_id, contract_id, kind, upline_id, agent_id, starts_at, ends_at, revision,
      stake_minor, payout_minor, valid_minor, bonus_minor, rebate_minor, salary_minor, fee_minor, active_members,
      carry_minor, figure_minor, rate_millis, remainder_in, remainder_out, gross_minor, deeper_minor, owed_minor,
      owed_out_minor, carry_out_minor, earlier_minor, due_minor, state, paid_at)
    select p_merchant, l.contract_id, l.kind, l.upline_id, l.agent_id, l.starts_at, l.ends_at, l.revision + 1,
        d.stake_minor, d.payout_minor, d.valid_minor, d.bonus_minor, d.rebate_minor, d.salary_minor, d.fee_minor,
        d.active_members, d.carry_minor, d.figure_minor, d.rate_millis, l.remainder_in,
        case when n.is_last then d.remainder else n.remainder_out end, d.gross, d.deeper, n.owed_out_minor,
        least(0, s.left_minor), d.carry_out, b.due, greatest(0, s.left_minor),
        case when s.left_minor > 0 then 'PAYABLE' when d.rate_millis = 0 then 'NOT_REACHED' else 'PAID' end,
        case when s.left_minor <= 0 and d.rate_millis > 0 then clock_timestamp() end
      from due d
      join latest l on l.id = d.id
      join before b on b.contract_id = d.contract_id
      -- What later bills have left goes on from here: the next bill of all goes on from the row that was written last.
      cross join lateral (select n.remainder_out, n.owed_out_minor,
          not exists (select from contract_bill o where o.merchant_id = p_merchant and o.agent_id = l.agent_id
            and o.kind = p_kind and o.upline_id is not distinct from l.upline_id and o.starts_at > p_starts) as is_last
        from contract_bill n where n.merchant_id = p_merchant
        and n.agent_id = l.agent_id and n.kind = p_kind and n.upline_id is not distinct from l.upline_id
        order by n.id desc limit 1) n
      cross join lateral (select (d.gross - d.deeper) - (l.gross_minor - l.deeper_minor) + n.owed_out_minor
        as left_minor) s
      where (d.gross, d.deeper, d.carry_out)
        is distinct from (l.gross_minor, l.deeper_minor, case when p_kind = 'dividend' then least(l.figure_minor, 0) else 0 end)
        or not p_fresh;
  get diagnostics v_written = row_count;
  return v_written;
end $$;

revoke all on function recount_span from public;
