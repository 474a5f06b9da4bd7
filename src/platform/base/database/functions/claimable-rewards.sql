-- What some members of a brand can claim at this moment, from all sources, in the order in which each source lists it: the
-- usual look of claimAllRewards, of many members in one round trip. What counts without a bet is looked at, and missions that
-- were reached are awarded, as read-missions.ts does. Of each member one row without a kind says that there was a look; there is
-- none for whose country is not known yet: the caller then asks each source by itself. A row `rankGift` says that a rank may
-- give something, and the caller asks that source. A test compares it with what the sources list.
--
-- p_ranks: {<rank>: {month, birthday, past}}: whether it gives something each month or at birthdays, and whether it or one below
-- does; null where the brand has no ranks
create or replace function claimable_rewards(p_merchant bigint, p_members bigint[], p_ranks jsonb)
returns table (member bigint, kind text, id text)
language plpgsql as $$
#variable_conflict use_column
declare
  v_zone text;
  v_today date;
  v_members bigint[];
  v_trial boolean[];
  v_paused boolean[];
  v_aged boolean[];
  v_playing bigint[];
  v_offered bigint[];
begin
  select b.config ->> 'timeZone', (now() at time zone (b.config ->> 'timeZone'))::date into v_zone, v_today
    from merchant b where b.id = p_merchant;
  select array_agg(f.id), array_agg(f.trial), array_agg(f.paused), array_agg(f.aged),
      array_agg(f.id) filter (where not f.paused), array_agg(f.id) filter (where not f.paused and not f.trial)
    into v_members, v_trial, v_paused, v_aged, v_playing, v_offered
    from (
      select m.id, m.type = 4 as trial, c.age_verified_at is not null as aged,
          coalesce(c.cool_off_until > now(), false) or exists (select from exclusions_of(p_merchant, m.id)) as paused
        from member m
        left join protection_choice c on c.merchant_id = m.merchant_id and c.member_id = m.id
        where m.merchant_id = p_merchant and m.id = any (p_members)
          and not exists (select from member_country k where k.merchant_id = m.merchant_id and k.member_id = m.id and k.due)
        order by m.id
    ) f;
  if v_members is null then
    return;
  end if;
  if v_playing is not null and exists (select from mission x where x.merchant_id = p_merchant) then
    insert into sign_in_day (merchant_id, member_id, day)
      select p_merchant, p.id, v_today from unnest(v_playing) p (id)
        where exists (select from mission x where x.merchant_id = p_merchant and x.metric = 'signInDays')
          and not exists (select from sign_in_day d where d.merchant_id = p_merchant and d.member_id = p.id and d.day = v_today)
        order by p.id
      on conflict do nothing;
    -- Those of windows that can still be claimed.
    perform award_missions(array_agg(p_merchant), array_agg(p.id), array_agg(v_today - back))
      from unnest(v_playing) p (id) cross join generate_series(0, 8) back;
  end if;

  return query select l.id, null::text, null::text from unnest(v_members) l (id);
  return query select e.member_id, 'promotion', e.promotion_id
    from unnest(v_members, v_aged) l (id, aged)
    join promotion_entry e on e.merchant_id = p_merchant and e.member_id = l.id
    where e.state = 'CLAIMABLE' or l.aged and e.state = 'JOINED' and e.due_at > now() and (e.kind = 'signUpReward'
      or e.kind = 'freeStake' and e.terms -> 'trigger' ->> 'kind' is distinct from 'deposit')
    order by e.member_id, e.joined_at desc;
  return query select l.id, 'redEnvelope', r.id::text
    from unnest(v_offered) l (id)
    join red_envelope_round r on r.merchant_id = p_merchant and r.state in ('ANNOUNCED', 'OPEN')
      and r.opens_at <= now() and r.closes_at > now()
    where is_in_audience(p_merchant, l.id, r.audience, r.opens_at)
      and not exists (select from red_envelope own where own.merchant_id = r.merchant_id and own.round_id = r.id
        and own.member_id = l.id)
      and (r.state = 'ANNOUNCED' or exists (select from red_envelope e where e.merchant_id = r.merchant_id
        and e.round_id = r.id and e.member_id is null and e.returned_at is null))
    order by l.id, r.opens_at, r.id;
  return query select l.id, 'raffle', r.promotion_id
    from unnest(v_members, v_trial) l (id, trial)
    join (select distinct w.member_id, w.promotion_id from raffle_prize w
        where w.merchant_id = p_merchant and w.member_id = any (v_members) and w.claimed_at is null) won
      on won.member_id = l.id
    join raffle r on r.merchant_id = p_merchant and r.promotion_id = won.promotion_id
    where not l.trial
    order by l.id, r.ends_at desc, r.promotion_id;
  return query select a.member_id, 'mission', a.id::text
    from unnest(v_members, v_paused) l (id, paused)
    join mission_award a on a.merchant_id = p_merchant and a.member_id = l.id and a.state = 'CLAIMABLE'
    -- Those that count now come first, in the brand's order.
    left join lateral (
      select m.position from mission m
        cross join lateral mission_days(m.time_window, v_today) w
        where not l.paused and m.merchant_id = p_merchant and m.set_id = a.set_id and m.id = a.mission_id
          and w.from_day = a.window_from
          and (m.starts_at is null or m.starts_at <= now()) and (m.ends_at is null or m.ends_at > now())
          and not exists (select from promotion_state s where s.merchant_id = p_merchant and s.promotion_id = m.set_id
            and s.closed_at is not null)
          and is_in_audience(p_merchant, l.id, m.audience, now())
    ) current on true
    order by a.member_id, current.position nulls last, a.claim_until, a.id;
  return query select w.member_id, 'race', w.race_id::text
    from race_prize w join race r on r.merchant_id = w.merchant_id and r.id = w.race_id
    where w.merchant_id = p_merchant and w.member_id = any (v_members) and w.state = 'CLAIMABLE'
    order by w.member_id, r.decided_at desc;
  return query select w.member_id, 'referral', w.id::text
    from referral_reward w
    where w.merchant_id = p_merchant and w.member_id = any (v_members) and w.state = 'CLAIMABLE'
    order by w.member_id, w.id desc;
  if p_ranks is not null then
    return query select l.id, 'rankGift', null::text
      from unnest(v_members, v_trial) l (id, trial)
      join member m on m.merchant_id = p_merchant and m.id = l.id
      left join lateral (
        -- As people/access/rank-of.ts has it.
        select p_ranks -> coalesce(stands.rank, step.rank) as gives from rank_step step
          left join rank_member stands on stands.merchant_id = step.merchant_id and stands.member_id = m.id
          where step.merchant_id = p_merchant and step.level = 0
      ) held on true
      where not l.trial and (
        exists (select from rank_gift g where g.merchant_id = p_merchant and g.member_id = l.id and g.claimed_at is null)
        or (held.gives ->> 'month')::boolean and not exists (select from rank_gift g where g.merchant_id = p_merchant
          and g.member_id = l.id and g.gift = 'month:' || to_char(v_today, 'YYYY-MM'))
        or (held.gives ->> 'birthday')::boolean and nullif(m.profile ->> 'birthday', '') is not null
        -- What waits because of a break from play.
        or (held.gives ->> 'past')::boolean and exists (select from break_span(p_merchant, l.id)));
  end if;
end $$;
