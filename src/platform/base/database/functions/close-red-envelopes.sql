-- Closes the rounds of red envelopes whose time is over, of all brands: what nobody took returns to the house and to the
-- promotion's budget. A round that another process holds is left to it. Each round in its own subtransaction. Returns the
-- rounds that failed, and why.
create or replace function close_red_envelopes(p_most int)
returns table (failed_merchant bigint, failed_round bigint, reason text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_round record;
  v_back bigint;
begin
  for v_round in
    select r.* from red_envelope_round r where r.state = 'OPEN' and r.closes_at <= now()
        and not brand_is_elsewhere(r.merchant_id)
      order by r.merchant_id, r.id limit p_most for update skip locked
  loop
    begin
      perform hold_to_brand(v_round.merchant_id);
      -- Waits for whoever is taking one at this moment: it is theirs, or it returns.
      with back as (
        update red_envelope e set returned_at = now()
          where e.merchant_id = v_round.merchant_id and e.round_id = v_round.id
            and e.member_id is null and e.returned_at is null
          returning e.amount_minor
      )
      select coalesce(sum(amount_minor), 0) into v_back from back;
      perform move_money(v_round.merchant_id, 'envelope', v_round.id || ':return',
        'envelope_return', v_round.id::text,
        array[open_account(v_round.merchant_id, 'envelope', null, v_round.currency, false),
          open_account(v_round.merchant_id, 'house', null, v_round.currency, false)],
        array[-v_back, v_back]);
      update promotion_state s set committed_minor = s.committed_minor - v_back
        where s.merchant_id = v_round.merchant_id and s.promotion_id = v_round.promotion_id;
      update red_envelope_round r set state = 'CLOSED', returned_minor = v_back, ended_at = now()
        where r.merchant_id = v_round.merchant_id and r.id = v_round.id;
    exception when others then
      failed_merchant := v_round.merchant_id;
      failed_round := v_round.id;
      reason := sqlerrm;
      return next;
    end;
  end loop;
end $$;

revoke all on function close_red_envelopes from public;
