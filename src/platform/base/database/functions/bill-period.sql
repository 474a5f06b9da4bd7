-- The bills of all contracts of a kind for one period; see settle_contracts. Of dividends, of those whose own period it is.
-- Bills that are there stay. A team without a bet has no bill for a day, an hour or a slot, unless something is owed.
create or replace function bill_period(
  p_merchant bigint, p_kind text, p_zone text, p_starts timestamptz, p_ends timestamptz
) returns void language plpgsql as $$
begin
  insert into contract_bill (merchant_id, contract_id, kind, upline_id, agent_id, starts_at, ends_at, revision,
      stake_minor, payout_minor, valid_minor, bonus_minor, rebate_minor, salary_minor, fee_minor, active_members,
      carry_minor, figure_minor, rate_millis, remainder_in, remainder_out, gross_minor, owed_minor, carry_out_minor,
      seen_minor)
    select p_merchant, w.contract_id, p_kind, w.upline_id, w.agent_id, p_starts, p_ends, 1,
        w.stake_minor, w.payout_minor, w.valid_minor, w.bonus_minor, w.rebate_minor, w.salary_minor, w.fee_minor,
        w.active_members, w.carry_minor, w.figure_minor, w.rate_millis, w.remainder_minor,
        a.exact - floor(a.exact / 100000) * 100000, floor(a.exact / 100000), w.owed_minor,
        case when p_kind = 'dividend' then least(w.figure_minor, 0) else 0 end, w.seen_minor
      from contract_work(p_merchant, p_kind, p_zone, p_starts, p_ends) w
      cross join lateral (select w.rate_millis::numeric
        * case when p_kind = 'dividend' then greatest(w.figure_minor, 0) else w.figure_minor end
        + w.remainder_minor as exact) a
      where p_kind <> 'dividend' or w.contract_id in (select d.contract_id
        from dividends_ending(p_merchant, p_zone, p_ends) d where d.starts_at = p_starts and d.ends_at = p_ends)
    on conflict (merchant_id, contract_id, starts_at, revision) do nothing;

  if p_kind = 'realtime' then
    -- The next bill counts what came after this one.
    update agent_contract c set seen_minor = b.seen_minor
      from contract_bill b
      where b.merchant_id = p_merchant and b.kind = 'realtime' and b.starts_at = p_starts and b.seen_minor is not null
        and c.merchant_id = p_merchant and c.id = b.contract_id;
  end if;

  perform deduct_deeper(p_merchant, p_kind, p_starts);
end $$;

revoke all on function bill_period from public;
