-- Takes the stakes of usual members, and settles them where the payout comes with them: any number
-- of vendors' messages in one round trip and one transaction, each by itself, so that one that is
-- refused does not spoil the others. What is not usual (a bonus, limits, a frozen account, a stake
-- that is not covered, a bet that is known already) is answered with status 0 and nothing done but
-- the nonce: the caller then goes the long way, with all its rules.
--
-- `bet` rows are written as place-bet.ts and settle-bet.ts write them; money moves by post_transfer.
--
-- p_messages: [{vendor, nonce, request, hash, token, bet, round, stake, odds, pick, payout}]
-- p_closed: merchants that take no bets at this moment
create function play_bets(p_messages jsonb, p_closed bigint[])
returns table (place bigint, status int, answer text, fault text)
language plpgsql security definer set search_path = public, pg_temp
-- Less than deadlock_timeout: whoever waits crosswise for another transaction gives way here, not there.
set lock_timeout = '500ms' as $$
declare
  m record;
  v_known record;
  v record;
  v_now timestamptz := now();
  v_budget bigint;
  v_purse text;
  v_purse_id bigint;
  v_valid bigint;
  v_transfer bigint;
  v_bet bigint;
  v_left bigint;
  v_item record;
  v_counted bigint;
begin
  for m in
    select t.* from rows from (jsonb_to_recordset(p_messages) as (
        vendor text, nonce text, request text, hash text, token text, bet text, round text,
        stake bigint, odds numeric, pick text, payout bigint)) with ordinality
      as t (vendor, nonce, request, hash, token, bet, round, stake, odds, pick, payout, place)
      -- In one order everywhere, so that two batches wait for each other instead of crosswise.
      order by t.token, t.place
  loop
    place := m.place;
    status := 0;
    answer := null;
    fault := null;
    insert into vendor_nonce (vendor_code, nonce) values (m.vendor, m.nonce)
      on conflict do nothing;
    if not found then
      status := 409;
      fault := 'nonce_reused';
      return next;
      continue;
    end if;
    begin
      select a.request_hash, a.status, a.answer into v_known from vendor_answer a
        where a.vendor_code = m.vendor and a.request_id = m.request;
      if found then
        if v_known.request_hash = m.hash then
          status := v_known.status;
          answer := v_known.answer;
        else
          status := 409;
          fault := 'request_reused';
        end if;
        return next;
        continue;
      end if;

      select s.merchant_id, s.id as session_id, s.member_id, s.node_id, s.seen_at, s.session_hash,
          mb.type, g.game_type, case when mb.type = 4 then 'XTS' else r.currency end as currency,
          r.vendor_purses and mb.type <> 4 as vendor_purses
        into v
        from game_session s
        join play_rule r on r.merchant_id = s.merchant_id
        join member mb on mb.merchant_id = s.merchant_id and mb.id = s.member_id
        join game g on g.node_id = s.node_id
        left join merchant_game o on o.merchant_id = s.merchant_id and o.node_id = s.node_id
        where s.token_hash = m.token and s.vendor_code = m.vendor
          and s.purpose = 'play' and s.wallet <> 'fun' and s.ended_at is null
          and s.seen_at > v_now - r.idle and s.started_at > v_now - r.longest
          and s.merchant_id <> all (p_closed)
          and mb.status = 'active' and (mb.expires_at is null or mb.expires_at > v_now)
          and g.active and not g.maintenance and not coalesce(o.maintenance, false)
          and m.stake between s.least_stake_minor and s.most_stake_minor
        for no key update of mb;
      if not found then
        return next;
        continue;
      end if;

      -- Only now, with the member's row held, is everything else read.
      if v.type <> 4 then
        select p.budget_minor into v_budget from play_pass p
          where p.merchant_id = v.merchant_id and p.member_id = v.member_id and p.until > v_now;
        if not found or v_budget < m.stake then
          return next;
          continue;
        end if;
        if v_budget is not null then
          update play_pass p set budget_minor = p.budget_minor - m.stake
            where p.merchant_id = v.merchant_id and p.member_id = v.member_id;
        end if;
      end if;
      select max(a.id) filter (where a.kind = 'cash') as cash_id,
          max(a.balance) filter (where a.kind = 'cash') as cash,
          max(a.id) filter (where a.kind = 'locked') as locked_id,
          max(a.id) filter (where a.kind = 'vendor:' || m.vendor) as vendor_id,
          max(a.balance) filter (where a.kind = 'vendor:' || m.vendor) as vendor,
          (select h.id from account h where h.merchant_id = v.merchant_id and h.kind = 'house'
            and h.member_id is null and h.currency = v.currency) as house_id,
          exists (select from bet b where b.merchant_id = v.merchant_id
            and b.vendor_code = m.vendor and b.transaction_id = m.bet)
          or exists (select from bet_tombstone b where b.merchant_id = v.merchant_id
            and b.vendor_code = m.vendor and b.transaction_id = m.bet) as known
        into v_known
        from account a where a.merchant_id = v.merchant_id and a.member_id = v.member_id
          and a.currency = v.currency;
      if v.vendor_purses and v_known.vendor >= m.stake then
        v_purse := 'vendor';
        v_purse_id := v_known.vendor_id;
      elsif v_known.cash >= m.stake then
        v_purse := 'cash';
        v_purse_id := v_known.cash_id;
      else
        v_purse_id := null;
      end if;
      if v_known.known or v_purse_id is null or v_known.house_id is null then
        raise exception 'not usual' using errcode = 'LV010';
      end if;

      if m.payout is null then
        select t.id into v_transfer from post_transfer(v.merchant_id, 'bet',
          m.vendor || ':' || m.bet || ':place', m.hash, 'bet', array[v_purse_id, v_known.locked_id],
          array[-m.stake, m.stake], m.vendor || ':' || m.bet) t;
      elsif m.payout = 0 then
        select t.id into v_transfer from post_transfer(v.merchant_id, 'bet',
          m.vendor || ':' || m.bet || ':place', m.hash, 'bet', array[v_purse_id, v_known.house_id],
          array[-m.stake, m.stake], m.vendor || ':' || m.bet) t;
      else
        -- The house's line is left out where nothing passes to it: no line of a transfer is 0.
        select t.id into v_transfer from post_transfer(v.merchant_id, 'bet',
          m.vendor || ':' || m.bet || ':place', m.hash, 'bet_round',
          case when m.payout = m.stake then array[v_purse_id, v_purse_id]
            else array[v_purse_id, v_purse_id, v_known.house_id] end,
          case when m.payout = m.stake then array[-m.stake, m.payout]
            else array[-m.stake, m.payout, m.stake - m.payout] end,
          m.vendor || ':' || m.bet) t;
      end if;

      v_valid := case when m.payout is null or v.type = 4 then 0
        else least(m.stake, abs(m.payout - m.stake)) end;
      insert into bet as b (merchant_id, member_id, vendor_code, transaction_id, round_id, game_type,
          node_id, currency, stake_minor, odds, pick, purse, status, payout_minor, valid_minor,
          transfer_id, settled_at)
        values (v.merchant_id, v.member_id, m.vendor, m.bet, m.round, v.game_type,
          v.node_id, v.currency, m.stake, m.odds, m.pick, v_purse,
          case when m.payout is null then 'open' else 'settled' end, m.payout, v_valid,
          v_transfer, case when m.payout is null then null else v_now end)
        returning b.id into v_bet;

      -- The whole valid bet counts for the oldest open requirement, what is left for the next.
      v_left := v_valid;
      if v_left > 0 then
        for v_item in
          select i.id, i.required_minor - i.done_minor as open_minor from turnover_item i
            where i.merchant_id = v.merchant_id and i.member_id = v.member_id and i.status = 'open'
            order by i.id
        loop
          v_counted := least(v_left, v_item.open_minor);
          exit when v_counted = 0;
          insert into turnover_count (merchant_id, bet_id, item_id, counted_minor)
            values (v.merchant_id, v_bet, v_item.id, v_counted);
          update turnover_item i set done_minor = i.done_minor + v_counted,
              status = case when v_counted = v_item.open_minor then 'done' else i.status end,
              closed_at = case when v_counted = v_item.open_minor then v_now else i.closed_at end
            where i.merchant_id = v.merchant_id and i.id = v_item.id;
          v_left := v_left - v_counted;
        end loop;
      end if;

      select greatest(max(a.balance) filter (where a.kind = 'cash'),
            max(a.balance) filter (where v.vendor_purses and a.kind = 'vendor:' || m.vendor))
            as balance,
          sum(a.balance) as held
        into v_known
        from account a where a.merchant_id = v.merchant_id and a.member_id = v.member_id
          and a.currency = v.currency;
      if m.payout is not null and v.type <> 4 and v_known.held = 0 then
        update turnover_item i set status = 'spent', closed_at = v_now
          where i.merchant_id = v.merchant_id and i.member_id = v.member_id and i.status = 'open';
      end if;
      if v.seen_at < v_now - interval '60 seconds' then
        perform note_play(v.merchant_id, v.session_id);
      end if;

      status := 200;
      answer := format('{"success":true,"value":{"balanceMinor":%s,"betId":"%s"}}',
        v_known.balance, v_bet);
      insert into vendor_answer (vendor_code, request_id, request_hash, status, answer)
        values (m.vendor, m.request, m.hash, status, answer);
    exception when others then
      -- Nothing of this message has happened. What stands against it is found on the long way.
      status := 0;
      answer := null;
      fault := sqlstate;
    end;
    return next;
  end loop;
end $$;

revoke all on function play_bets from public;

-- Play is use of the site: neither session runs into its idle time meanwhile.
create function note_play(p_merchant bigint, p_session bigint) returns void language sql as $$
  with played as (
    update game_session s set seen_at = now()
      where s.merchant_id = p_merchant and s.id = p_session returning s.session_hash
  )
  update session set seen_at = now() from played
    where session.merchant_id = p_merchant and session.token_hash = played.session_hash
$$;
