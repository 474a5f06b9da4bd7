-- Pays the pool of one brand to bets that have won it: any number of vendor messages in one round trip and one transaction,
-- each in its own subtransaction, as void_brand_bets takes bets back; each pool that is paid is filled again for the next one.
-- Any other message (one that was answered before, a bet that is not a settled win of a round that is over and won nothing yet, a
-- pool that is not open or was won too often within a day, bonus money) is answered with status 0, and only its nonce is
-- stored: the caller then takes the slow path (pay-jackpot.ts), which applies all rules.
--
-- p_messages: [{vendor, nonce, request, hash, member, bet, start}]; `start`: what the pool is filled with afterwards, in minor
-- units, as the program has drawn it
-- p_terms: {currency, gameClass, gameTypes, winsPerDay}: the brand's currency, the class of games that can win the pool and
-- the types that feed it, and how often it may be won within a day
create or replace function pay_brand_jackpots(p_merchant bigint, p_messages jsonb, p_terms jsonb)
returns table (place bigint, status int, answer text, fault text)
language plpgsql security definer set search_path = public, pg_temp
-- Less than deadlock_timeout: in a deadlock with another transaction this one is aborted, not the other.
set lock_timeout = '500ms'
-- Found by number, a bet is in one month: the generic plan looks into that one alone, and costs less than a plan for each call.
set plan_cache_mode = force_generic_plan as $$
declare
  m record;
  v record;
  v_pool record;
  v_bet record;
  v_has record;
  v_key text;
  v_amount bigint;
  v_transfer bigint;
  v_stakeable bigint;
  v_held text;
  v_currency text := p_terms ->> 'currency';
begin
  perform hold_to_brand(p_merchant);
  begin
    -- All members in the order of their numbers, and only then the pool, as a single message does.
    perform from member mb
      where mb.merchant_id = p_merchant and mb.id in (select x.member from jsonb_to_recordset(p_messages) as x (member bigint))
      order by mb.id for no key update;
    perform from jackpot_pool p where p.merchant_id = p_merchant and p.currency = v_currency for update;
  exception when lock_not_available then
    v_held := sqlstate;
  end;
  for m in
    select t.* from rows from (jsonb_to_recordset(p_messages) as (
        vendor text, nonce text, request text, hash text, member bigint, bet text, start bigint))
      with ordinality as t (vendor, nonce, request, hash, member, bet, start, place)
      -- The same order of nonces in every batch, so that two batches wait for each other instead of deadlocking.
      order by t.member, t.place
  loop
    place := m.place;
    status := 0;
    answer := null;
    fault := v_held;
    insert into vendor_nonce (merchant_id, vendor_code, nonce) values (p_merchant, m.vendor, m.nonce)
      on conflict do nothing;
    if not found then
      status := 409;
      fault := 'nonce_reused';
    elsif v_held is null then
      begin
        v_key := m.vendor || ':' || m.bet;
        select mb.username, r.vendor_purses into v
          from member mb join play_rule r on r.merchant_id = mb.merchant_id
          where mb.merchant_id = p_merchant and mb.id = m.member and mb.type <> 4;
        -- Read again for each: the one before has filled it.
        select p.account_id, p.seeds + 1 as seeds, a.balance into v_pool
          from jackpot_pool p join account a on a.merchant_id = p.merchant_id and a.id = p.account_id
          where p.merchant_id = p_merchant and p.currency = v_currency and p.seeds > 0 and a.balance > 0;
        select b.id, b.node_id, b.round_id into v_bet
          from bet_key k
          join bet b on b.merchant_id = k.merchant_id and b.id = k.bet_id
          join game g on g.node_id = b.node_id and g.game_classify = p_terms ->> 'gameClass'
          where k.merchant_id = p_merchant and k.vendor_code = m.vendor and k.transaction_id = m.bet
            and b.member_id = m.member and b.status = 'settled' and b.currency = v_currency
            and p_terms -> 'gameTypes' ? b.game_type
            -- The round is over and has won.
            and (select bool_and(o.status <> 'open') and max(o.payout_minor) filter (where o.status = 'settled') > 0
              from bet o where o.merchant_id = p_merchant and o.member_id = m.member and o.vendor_code = m.vendor
                and o.round_id = b.round_id)
            and not exists (select from jackpot_win j where j.merchant_id = p_merchant and j.win_key = v_key)
            and not exists (select from jackpot_win j where j.merchant_id = p_merchant and j.vendor_code = m.vendor
              and j.round_id = b.round_id)
            and (select count(*) from jackpot_win j where j.merchant_id = p_merchant and j.voided_at is null
              and j.won_at > now() - interval '1 day') < (p_terms ->> 'winsPerDay')::bigint
            and not exists (select from fun_bet f where f.merchant_id = p_merchant and f.vendor_code = m.vendor
              and f.transaction_id = m.bet)
            and not exists (select from vendor_answer a
              -- 0: answered by the former version of the server, which says no brand.
              where a.merchant_id in (p_merchant, 0) and a.vendor_code = m.vendor and a.request_id = m.request);
        if v.username is not null and v_pool.account_id is not null and v_bet.id is not null then
          v_amount := v_pool.balance;
          v_has := accounts_for_bet(p_merchant, m.member, v_currency, case when v.vendor_purses then 'vendor:' || m.vendor end);
          -- What of a bonus can be staked on this game the slow path says.
          if v_has.bonus > 0 then
            raise exception 'the member has bonus money' using errcode = 'LV012';
          end if;
          v_transfer := move_money(p_merchant, 'jackpot', 'win:' || v_key, 'jackpot_won', v_key,
            array[v_pool.account_id, v_has.cash_id], array[-v_amount, v_amount]);
          insert into jackpot_win (merchant_id, win_key, member_id, node_id, amount_minor, currency, transfer_id, vendor_code,
              round_id, bet_id)
            values (p_merchant, v_key, m.member, v_bet.node_id, v_amount, v_currency, v_transfer, m.vendor, v_bet.round_id, v_bet.id);
          -- On the winners board; the name as members/mask-name.ts masks it.
          insert into winner (merchant_id, win_key, member_id, customer_name, node_id, amount_minor, currency, won_at)
            values (p_merchant, 'jackpot-' || v_key, m.member, left(v.username, case when length(v.username) >= 6 then 2 else 1 end)
              || '****' || case when length(v.username) >= 4 then right(v.username, 1) else '' end,
              v_bet.node_id, v_amount, v_currency, now())
            on conflict do nothing;
          perform move_money(p_merchant, 'jackpot', v_currency || ':seed:' || v_pool.seeds, 'jackpot_seed', null,
            array[open_account(p_merchant, 'house', null, v_currency, false), v_pool.account_id], array[-m.start, m.start]);
          update jackpot_pool p set seeds = v_pool.seeds, previous_minor = m.start, previous_at = now()
            where p.merchant_id = p_merchant and p.currency = v_currency;
          select x.stakeable into v_stakeable
            from accounts_for_bet(p_merchant, m.member, v_currency, case when v.vendor_purses then 'vendor:' || m.vendor end) x;
          status := 200;
          answer := format('{"success":true,"value":{"amountMinor":%s,"balanceMinor":%s}}', v_amount, v_stakeable);
          insert into vendor_answer (merchant_id, vendor_code, request_id, request_hash, status, answer)
            values (p_merchant, m.vendor, m.request, m.hash, status, answer);
        end if;
      exception when others then
        -- This message was rolled back. The slow path finds the reason.
        status := 0;
        answer := null;
        fault := sqlstate;
      end;
    end if;
    return next;
  end loop;
end $$;

revoke all on function pay_brand_jackpots from public;
