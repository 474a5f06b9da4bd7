-- Takes bets of one brand back: any number of vendor messages in one round trip and one transaction, each in its own
-- subtransaction, as settle_brand_bets settles them. void_bet moves the money. Any other message (a bet that never came, is
-- void already or somebody else's, one that won a jackpot, bonus money, a payout that is spent) is answered with status 0,
-- and only its nonce is stored: the caller then takes the slow path (end-bet.ts), which applies all rules.
--
-- p_messages: [{vendor, nonce, request, hash, member, bet}]
create or replace function void_brand_bets(p_merchant bigint, p_messages jsonb)
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
        vendor text, nonce text, request text, hash text, member bigint, bet text))
      with ordinality as t (vendor, nonce, request, hash, member, bet, place)
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
      select r.vendor_purses and mb.type <> 4 as vendor_purses into v
        from member mb join play_rule r on r.merchant_id = mb.merchant_id
        where mb.merchant_id = p_merchant and mb.id = m.member
        for no key update of mb;
      if not found then
        return next;
        continue;
      end if;
      -- Everything else is read only now, with the member's row locked.
      select k.bet_id into v_id from bet_key k
        where k.merchant_id = p_merchant and k.vendor_code = m.vendor and k.transaction_id = m.bet;
      select b.id, b.currency into v_bet from bet b
        where b.merchant_id = p_merchant and b.id = v_id
          and b.member_id = m.member and b.status <> 'void'
          and not exists (select from jackpot_win j where j.merchant_id = p_merchant and j.bet_id = b.id
            and j.voided_at is null)
          and not exists (select from fun_bet f where f.merchant_id = p_merchant and f.vendor_code = m.vendor
            and f.transaction_id = m.bet)
          and not exists (select from vendor_answer a
            -- 0: answered by the former version of the server, which says no brand.
            where a.merchant_id in (p_merchant, 0) and a.vendor_code = m.vendor and a.request_id = m.request);
      if not found then
        return next;
        continue;
      end if;

      perform void_bet(p_merchant, v_bet.id);
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

revoke all on function void_brand_bets from public;
