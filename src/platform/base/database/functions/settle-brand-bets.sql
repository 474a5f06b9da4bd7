-- Settles open bets of one brand: any number of vendor messages in one round trip and one transaction, each in its own
-- subtransaction, as play_brand_bets takes them. settle_bet moves the money and counts. Any other message (a bet that is not
-- open or not of this player, bonus money, a loss of the house that requires approval) is answered with status 0, and only
-- its nonce is stored: the caller then takes the slow path (end-bet.ts), which applies all rules.
--
-- p_messages: [{vendor, nonce, request, hash, member, bet, payout, pick}]
-- p_terms: how the brand counts bets towards a bonus: {percents: {<game type>: percent}, minimumOdds, days}
create or replace function settle_brand_bets(p_merchant bigint, p_messages jsonb, p_terms jsonb)
returns table (place bigint, status int, answer text, fault text)
language plpgsql security definer set search_path = public, pg_temp
-- Less than deadlock_timeout: in a deadlock with another transaction this one is aborted, not the other.
set lock_timeout = '500ms'
-- Found by number, a bet is in one month: the generic plan looks into that one alone, and costs less than a plan for each call.
set plan_cache_mode = force_generic_plan as $$
declare
  m record;
  v record;
  v_id bigint;
  v_bet record;
  v_has record;
begin
  perform hold_to_brand(p_merchant);
  for m in
    select t.* from rows from (jsonb_to_recordset(p_messages) as (
        vendor text, nonce text, request text, hash text, member bigint, bet text, payout bigint, pick text))
      with ordinality as t (vendor, nonce, request, hash, member, bet, payout, pick, place)
      -- The same order in every batch, so that two batches wait for each other instead of deadlocking.
      order by t.member, t.place
  loop
    place := m.place;
    status := 0;
    answer := null;
    fault := null;
    insert into vendor_nonce (merchant_id, vendor_code, nonce) values (p_merchant, m.vendor, m.nonce)
      on conflict do nothing;
    if not found then
      status := 409;
      fault := 'nonce_reused';
      return next;
      continue;
    end if;
    begin
      select mb.type, r.vendor_purses and mb.type <> 4 as vendor_purses, r.quick_loss_minor into v
        from member mb join play_rule r on r.merchant_id = mb.merchant_id
        where mb.merchant_id = p_merchant and mb.id = m.member
        for no key update of mb;
      -- Everything else is read only now, with the member's row locked.
      select k.bet_id into v_id from bet_key k
        where k.merchant_id = p_merchant and k.vendor_code = m.vendor and k.transaction_id = m.bet;
      select b.id, b.game_type, b.currency into v_bet from bet b
        where b.merchant_id = p_merchant and b.id = v_id
          and b.member_id = m.member and b.status = 'open'
          and (v.type = 4 or m.payout - b.stake_minor <= v.quick_loss_minor)
          and not exists (select from vendor_answer a
            -- 0: answered by the former version of the server, which says no brand.
            where a.merchant_id in (p_merchant, 0) and a.vendor_code = m.vendor and a.request_id = m.request);
      if not found then
        return next;
        continue;
      end if;

      perform settle_bet(p_merchant, v_bet.id, m.payout, m.pick, null, (p_terms -> 'percents' ->> v_bet.game_type)::numeric,
        (p_terms ->> 'minimumOdds')::numeric, (p_terms ->> 'days')::int);
      v_has := accounts_for_bet(p_merchant, m.member, v_bet.currency, case when v.vendor_purses then 'vendor:' || m.vendor end);
      -- What of a bonus can be staked on this game the slow path says.
      if v_has.bonus > 0 then
        raise exception 'the member has bonus money' using errcode = 'LV012';
      end if;

      status := 200;
      answer := format('{"success":true,"value":{"balanceMinor":%s}}', v_has.stakeable);
      insert into vendor_answer (merchant_id, vendor_code, request_id, request_hash, status, answer)
        values (p_merchant, m.vendor, m.request, m.hash, status, answer);
    exception when others then
      -- This message was rolled back. The slow path finds the reason.
      status := 0;
      answer := null;
      fault := sqlstate;
    end;
    return next;
  end loop;
end $$;

revoke all on function settle_brand_bets from public;
