-- Opens rounds of red envelopes: moves each pool from the house to the account of the brand's envelopes and writes the
-- envelopes. Each round in its own subtransaction: one that fails does not affect the others. A round whose promotion was
-- closed, or whose pool is more than the budget has left, is cancelled. Returns the rounds that failed, and why.
--
-- p_rounds: [{merchant, round, amounts: [minor units, in the order in which they are given out]}]
create or replace function open_red_envelopes(p_rounds jsonb)
returns table (failed_merchant bigint, failed_round bigint, reason text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_round record;
begin
  for v_round in
    select r.*, f.amounts
      from jsonb_to_recordset(p_rounds) as f (merchant bigint, round bigint, amounts bigint[])
      join red_envelope_round r on r.merchant_id = f.merchant and r.id = f.round
      where r.state = 'ANNOUNCED'
      order by r.merchant_id, r.id
  loop
    begin
      perform hold_to_brand(v_round.merchant_id);
      update promotion_state s set committed_minor = s.committed_minor + v_round.pool_minor
        where s.merchant_id = v_round.merchant_id and s.promotion_id = v_round.promotion_id
          and s.closed_at is null
          and s.committed_minor + v_round.pool_minor <= v_round.budget_minor;
      if not found then
        update red_envelope_round r set state = 'CANCELLED', ended_at = now()
          where r.merchant_id = v_round.merchant_id and r.id = v_round.id;
        continue;
      end if;
      if cardinality(v_round.amounts) <> v_round.count
        or (select sum(a) from unnest(v_round.amounts) a) <> v_round.pool_minor
        or (select min(a) from unnest(v_round.amounts) a) < v_round.least_minor
      then
        raise exception 'the envelopes of round % are not its pool', v_round.id;
      end if;
      perform move_money(v_round.merchant_id, 'envelope', v_round.id || ':open', 'envelope_pool',
        v_round.id::text,
        array[open_account(v_round.merchant_id, 'house', null, v_round.currency, false),
          open_account(v_round.merchant_id, 'envelope', null, v_round.currency, false)],
        array[-v_round.pool_minor, v_round.pool_minor]);
      insert into red_envelope (merchant_id, round_id, seq, amount_minor)
        select v_round.merchant_id, v_round.id, a.seq, a.minor
          from unnest(v_round.amounts) with ordinality as a (minor, seq);
      update red_envelope_round r set state = 'OPEN'
        where r.merchant_id = v_round.merchant_id and r.id = v_round.id;
    exception when others then
      failed_merchant := v_round.merchant_id;
      failed_round := v_round.id;
      reason := sqlerrm;
      return next;
    end;
  end loop;
end $$;

revoke all on function open_red_envelopes from public;
