-- Takes the stakes of regular bets of one brand, and settles those that come with a payout: any number of vendor messages
-- in one round trip and one transaction, each in its own subtransaction, so that a refused one does not affect the others. Any
-- other bet (a bonus, limits, a frozen account, a stake that is not covered, a bet that is known already, a loss of the
-- house that requires approval) is answered with status 0, and only its nonce is stored: the caller then takes the slow
-- path (take-bet.ts), which applies all rules. The nonce of a bet that is taken is stored by the statement that stores its
-- answer: one that was used before violates its key there and rolls the bet back.
--
-- Moving the money and counting the bet are left to write_round, or take_stake where no payout came, count_turnover and
-- close_spent. There is no check in advance whether the bet is known: the ledger's key and the bet's transaction id are
-- unique, and a known bet violates them. A member without a play pass is reported by the fault LV011: after renewing the
-- pass, the caller may send the message once more, with `again`, because its nonce is used by then.
--
-- p_messages: [{vendor, nonce, request, hash, token, bet, round, stake, odds, pick, payout, again}]
create or replace function play_brand_bets(p_merchant bigint, p_messages jsonb)
returns table (place bigint, status int, answer text, fault text)
language plpgsql security definer set search_path = public, pg_temp
-- Less than deadlock_timeout: in a deadlock with another transaction this one is aborted, not the other.
set lock_timeout = '500ms'
-- Everything is found by keys: a plan made for one call is no better, and a connection would make five of each statement.
set plan_cache_mode = force_generic_plan as $$
declare
  -- What may be staked where no limit is set.
  c_unlimited constant bigint := 9223372036854775807;
  m record;
  v record;
  v_has record;
  v_known record;
  v_rest record;
  v_now timestamptz := now();
  v_from_wallet boolean;
  v_bet bigint;
  -- The balance of the account that was staked from; null where it was not told.
  v_after bigint;
  v_stakeable bigint;
  v_left bigint;
  v_ended boolean;
  -- The messages' places, in the order in which they are taken; null for one message.
  v_places bigint[];
begin
  perform hold_to_brand(p_merchant);
  if jsonb_array_length(p_messages) > 1 then
    -- The same order in every batch, of whatever function, so that two batches wait for each other instead of deadlocking. A
    -- single message has no order, and nothing is looked up for it.
    select array_agg(t.place order by s.member_id, t.place), jsonb_agg(t.message order by s.member_id, t.place)
      into v_places, p_messages
      from jsonb_array_elements(p_messages) with ordinality as t (message, place)
      left join game_session s on s.merchant_id = p_merchant and s.token_hash = t.message ->> 'token';
  end if;
  for m in
    select t.* from rows from (jsonb_to_recordset(p_messages) as (
        vendor text, nonce text, request text, hash text, token text, bet text, round text,
        stake bigint, odds numeric, pick text, payout bigint, again boolean)) with ordinality
      as t (vendor, nonce, request, hash, token, bet, round, stake, odds, pick, payout, again, place)
  loop
    place := coalesce(v_places[m.place], m.place);
    status := 0;
    answer := null;
    fault := null;
    <<message>>
    begin
      select s.id as session_id, s.member_id, s.node_id, s.seen_at,
          mb.type, g.game_type, case when mb.type = 4 then 'XTS' else r.currency end as currency,
          case when r.vendor_purses and mb.type <> 4 then 'vendor:' || m.vendor end as wallet
        into v
        from game_session s
        join play_rule r on r.merchant_id = s.merchant_id
        join member mb on mb.merchant_id = s.merchant_id and mb.id = s.member_id
        join game g on g.node_id = s.node_id
        left join merchant_game o on o.merchant_id = s.merchant_id and o.node_id = s.node_id
        where s.merchant_id = p_merchant and s.token_hash = m.token and s.vendor_code = m.vendor
          and s.purpose = 'play' and s.wallet <> 'fun' and s.ended_at is null
          and s.seen_at > v_now - r.idle and s.started_at > v_now - r.longest
          and mb.status = 'active' and (mb.expires_at is null or mb.expires_at > v_now)
          and g.active and not g.maintenance and not coalesce(o.maintenance, false)
          and m.stake between s.least_stake_minor and s.most_stake_minor
          -- A loss that requires a check of the house's exposure takes the slow path.
          and (m.payout is null or m.payout - m.stake <= r.quick_loss_minor)
          and not exists (select from exposure_stop x where x.merchant_id = s.merchant_id
            and x.vendor_code in ('', m.vendor) and x.node_id in (0, s.node_id))
          and not exists (select from vendor_answer a
            -- 0: answered by the former version of the server, which says no brand.
            where a.merchant_id in (p_merchant, 0) and a.vendor_code = m.vendor and a.request_id = m.request)
        for no key update of mb;
      if not found then
        select a.request_hash, a.status, a.answer into v_known from vendor_answer a
          where a.merchant_id in (p_merchant, 0) and a.vendor_code = m.vendor and a.request_id = m.request;
        if found and v_known.request_hash = m.hash then
          status := v_known.status;
          answer := v_known.answer;
        elsif found then
          status := 409;
          fault := 'request_reused';
        end if;
        exit message;
      end if;

      -- Everything else is read only now, with the member's row locked, and at once: each statement has a price of its own.
      select max(a.id) filter (where a.kind = 'cash') as cash_id, max(a.balance) filter (where a.kind = 'cash') as cash,
          max(a.balance) filter (where a.kind = 'bonus') as bonus,
          max(a.id) filter (where a.kind = v.wallet) as wallet_id, max(a.balance) filter (where a.kind = v.wallet) as wallet,
          (select h.id from account h where h.merchant_id = p_merchant and h.kind = 'house'
            and h.member_id is null and h.currency = v.currency) as house_id,
          (select coalesce(p.budget_minor, c_unlimited) from play_pass p where p.merchant_id = p_merchant
            and p.member_id = v.member_id and p.until > v_now) as budget,
          exists (select from bet_tombstone t where t.merchant_id = p_merchant
            and t.vendor_code = m.vendor and t.transaction_id = m.bet) as buried,
          exists (select from turnover_item i where i.merchant_id = p_merchant
            and i.member_id = v.member_id and i.status = 'open') as has_turnover
        into v_has
        from account a where a.merchant_id = p_merchant and a.member_id = v.member_id and a.currency = v.currency;
      if v.type <> 4 then
        if v_has.budget is null then
          fault := 'LV011';
          exit message;
        end if;
        if v_has.budget < m.stake then
          exit message;
        end if;
        if v_has.budget <> c_unlimited then
          update play_pass p set budget_minor = p.budget_minor - m.stake
            where p.merchant_id = p_merchant and p.member_id = v.member_id;
        end if;
      end if;

      v_after := null;
      if m.payout is null or v_has.house_id is null then
        -- A member with a pass has no bonus; if one was granted just now, a stake from it takes the slow path.
        v_bet := take_stake(p_merchant, v.member_id, m.vendor, m.bet, m.round, v.game_type, v.node_id,
          v.currency, m.stake, m.odds, m.pick, null, m.payout, v.wallet, false);
      else
        if v_has.buried then
          raise exception 'the bet % was taken back', m.bet using errcode = 'LV010';
        end if;
        v_from_wallet := coalesce(v_has.wallet >= m.stake, false);
        select r.bet_id, r.balance into v_bet, v_after from write_round(p_merchant, v.member_id, m.vendor, m.bet, m.round,
          v.game_type, v.node_id, v.currency, m.stake, m.odds, m.pick, m.payout,
          case when v_from_wallet then 'vendor' else 'cash' end,
          case when v_from_wallet then v_has.wallet_id else v_has.cash_id end, v_has.house_id) r;
      end if;
      -- The results are not used: an assignment costs less than a statement.
      if m.payout is not null and v_has.has_turnover then
        v_left := count_turnover(p_merchant, v.member_id, v_bet,
          valid_bet(v.currency, m.stake, m.payout));
      end if;
      if v_after = m.payout - m.stake + (case when v_from_wallet then v_has.wallet else v_has.cash end) then
        v_stakeable := case when v_from_wallet then greatest(v_has.cash + v_has.bonus, v_after)
          else greatest(v_after + v_has.bonus, v_has.wallet) end;
      else
        v_stakeable := null;
      end if;
      -- Read again where the stake stays locked, where money moved meanwhile, and where none may be left.
      if v_stakeable is null or v_stakeable = 0 then
        -- As accounts_for_bet has it, without the price of a call.
        select greatest(
              max(a.balance) filter (where a.kind = 'cash') + max(a.balance) filter (where a.kind = 'bonus'),
              max(a.balance) filter (where a.kind = v.wallet)) as stakeable,
            bool_and(a.balance = 0) as spent, max(a.balance) filter (where a.kind = 'bonus') as bonus
          into v_rest
          from account a where a.merchant_id = p_merchant and a.member_id = v.member_id and a.currency = v.currency;
        v_stakeable := v_rest.stakeable;
        if m.payout is not null and v.type <> 4 then
          v_ended := close_spent(p_merchant, v.member_id, v_rest.spent, v_rest.bonus, null);
        end if;
      end if;
      if v.seen_at < v_now - interval '60 seconds' then
        perform note_play(p_merchant, v.session_id);
      end if;

      status := 200;
      answer := format('{"success":true,"value":{"balanceMinor":%s,"betId":"%s"}}', v_stakeable, v_bet);
      with used as (
        insert into vendor_nonce (merchant_id, vendor_code, nonce)
          select p_merchant, m.vendor, m.nonce where m.again is not true
      )
      insert into vendor_answer (merchant_id, vendor_code, request_id, request_hash, status, answer)
        values (p_merchant, m.vendor, m.request, m.hash, status, answer);
      return next;
      continue;
    exception when others then
      -- This message was rolled back. The slow path finds the reason.
      status := 0;
      answer := null;
      fault := sqlstate;
    end;
    -- Not taken: a nonce is used all the same, and whoever used it before is told nothing else.
    if m.again is not true then
      insert into vendor_nonce (merchant_id, vendor_code, nonce) values (p_merchant, m.vendor, m.nonce)
        on conflict do nothing;
      if not found then
        status := 409;
        answer := null;
        fault := 'nonce_reused';
      end if;
    end if;
    return next;
  end loop;
end $$;

revoke all on function play_brand_bets from public;
