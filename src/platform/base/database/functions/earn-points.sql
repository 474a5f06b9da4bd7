-- Counts the points of the bets that ended at some brands since each was last counted, all brands in one step: a
-- settled bet adds what the rule of its time says, a settled one that was taken back takes the same. What promotions
-- multiply is bounded for each member and in total: who came first has what is left.
-- For whom a promotion multiplies is decided as the members stand when their bets are counted, once for all bets of a
-- member in a run, and kept (points_audience): a bet that is taken back takes what it gave, whoever its member is by then.
-- How long ago a member registered is asked of the moment at which the bet was settled.
-- A brand whose rules change at this moment is left out: its row is held.
create or replace function earn_points(p_merchants bigint[], p_until timestamptz) returns void
language plpgsql as $$
declare
  v_part record;
  v_merchants bigint[] := '{}';
  v_members bigint[] := '{}';
begin
  for v_part in
    with brand as (
      select b.merchant_id, b.followed_until from points_brand b
        where b.merchant_id = any (p_merchants) and b.followed_until < p_until
        order by b.merchant_id for update skip locked
    ), moved as (
      update points_brand b set followed_until = p_until from brand
        where b.merchant_id = brand.merchant_id
    ), rule as (
      select r.*, lead(r.from_at, 1, 'infinity') over (partition by r.merchant_id order by r.from_at)
          as until_at
        from points_rule r where r.merchant_id in (select merchant_id from brand)
    ), ended as (
      select brand.merchant_id, brand.followed_until, e.* from brand cross join lateral (
        select b.member_id, b.game_type, b.currency, b.settled_at, b.settled_at as at, b.valid_minor,
            'earned' as reason
          from bet b where b.merchant_id = brand.merchant_id
            and b.settled_at > brand.followed_until and b.settled_at <= p_until
        union all
        select b.member_id, b.game_type, b.currency, b.settled_at, b.voided_at, -b.valid_minor,
            'takenBack'
          from bet b where b.merchant_id = brand.merchant_id
            and b.voided_at > brand.followed_until and b.voided_at <= p_until
            and b.settled_at is not null
      ) e
    ), counted as materialized (
      select e.merchant_id, e.member_id, e.game_type, e.settled_at, e.at, e.reason, e.followed_until,
          m.registered_at,
          (e.at at time zone r.zone)::date as day,
          trunc(e.valid_minor * (r.weights ->> e.game_type)::numeric * 1000000 / r.per_minor) as micro
        from ended e
        join rule r on r.merchant_id = e.merchant_id and r.currency = e.currency
          and e.settled_at >= r.from_at and e.settled_at < r.until_at
        join member m on m.merchant_id = e.merchant_id and m.id = e.member_id and m.type <> 4
        where e.valid_minor <> 0 and (r.weights ->> e.game_type)::numeric > 0
    ), asked as (
      select c.merchant_id, x.promotion_id, x.id as multiplier_id, c.member_id, c.day, c.at, c.followed_until,
          c.micro * (x.times - 1) as micro, lasting.audience,
          -- Null: of bets that are counted for the first time it is not yet decided.
          case when lasting.audience is null then true
            when c.settled_at <= c.followed_until then was_meant(c.merchant_id, x.id, c.member_id,
              c.settled_at) end as meant
        from counted c
        join points_multiplier x on x.merchant_id = c.merchant_id and c.game_type = any (x.categories)
          and c.settled_at >= x.from_at and c.settled_at < coalesce(x.until_at, 'infinity')
          and c.settled_at >= coalesce(x.starts_at, '-infinity')
          and c.settled_at < coalesce(x.ends_at, 'infinity')
          and extract(hour from c.settled_at at time zone x.zone)::int = any (x.hours)
          and is_new_enough(x.audience, c.registered_at, c.settled_at)
        cross join lateral (
          select nullif(x.audience - 'registeredWithinDays', '{}') as audience
        ) lasting
    ), multiplied as (
      select a.merchant_id, a.promotion_id, a.multiplier_id, a.member_id, a.followed_until, a.audience, a.meant,
          max(a.day) as day, min(a.at) as at, sum(a.micro) as micro
        from asked a group by 1, 2, 3, 4, 5, 6, 7
    ), decided as materialized (
      select m.*, m.meant is null as is_new,
          coalesce(m.meant, is_in_audience(m.merchant_id, m.member_id, m.audience, p_until)) as is_meant
        from multiplied m
    ), noted as (
      insert into points_audience (merchant_id, multiplier_id, member_id, from_at, meant)
        select d.merchant_id, d.multiplier_id, d.member_id, d.followed_until, d.is_meant from decided d
          where d.is_new and d.is_meant
            <> was_meant(d.merchant_id, d.multiplier_id, d.member_id, 'infinity')
    ), extra as (
      select d.merchant_id, d.promotion_id, d.member_id, max(d.day) as day, min(d.at) as at, sum(d.micro) as micro
        from decided d where d.is_meant group by 1, 2, 3
    ), wish as (
      select e.merchant_id, e.promotion_id, e.member_id, e.day, e.at,
          coalesce(s.wanted_micro, 0) + e.micro as wanted, coalesce(s.given_micro, 0) as given,
          -- What was given stays, when an import makes a bound lower.
          greatest(0, least(coalesce(s.wanted_micro, 0) + e.micro,
            greatest(last.member_most * 1000000::numeric, coalesce(s.given_micro, 0))))
            - coalesce(s.given_micro, 0) as step,
          last.total_most * 1000000::numeric as most_of_all, coalesce(p.given_micro, 0) as given_to_all
        from extra e
        left join points_share s on s.merchant_id = e.merchant_id
          and s.promotion_id = e.promotion_id and s.member_id = e.member_id
        left join points_promotion p on p.merchant_id = e.merchant_id
          and p.promotion_id = e.promotion_id
        cross join lateral (
          select x.member_most, x.total_most from points_multiplier x
            where x.merchant_id = e.merchant_id and x.promotion_id = e.promotion_id
            order by x.id desc limit 1
        ) last
    ), granted as (
      select w.merchant_id, w.promotion_id, w.member_id, w.day, w.wanted, w.given, w.given_to_all,
          case when w.step <= 0 then w.step else greatest(0, least(w.step,
            -- What others give back at this moment is there, too; whoever came earlier has had theirs.
            w.most_of_all - w.given_to_all - coalesce(sum(w.step) filter (where w.step < 0)
                over (partition by w.merchant_id, w.promotion_id), 0)
              - (sum(w.step) filter (where w.step > 0) over (partition by w.merchant_id, w.promotion_id
                order by w.at, w.member_id rows unbounded preceding) - w.step))) end as micro
        from wish w
    ), shared as (
      insert into points_share (merchant_id, promotion_id, member_id, wanted_micro, given_micro)
        select g.merchant_id, g.promotion_id, g.member_id, g.wanted, g.given + g.micro from granted g
        on conflict (merchant_id, promotion_id, member_id) do update
          set wanted_micro = excluded.wanted_micro, given_micro = excluded.given_micro
    ), given as (
      insert into points_promotion (merchant_id, promotion_id, given_micro)
        select g.merchant_id, g.promotion_id, max(g.given_to_all) + sum(g.micro) from granted g
          group by 1, 2
        on conflict (merchant_id, promotion_id) do update set given_micro = excluded.given_micro
    ), said as (
      select c.merchant_id, c.member_id, c.day, c.reason, c.game_type as ref, sum(c.micro) as micro
        from counted c group by 1, 2, 3, 4, 5
      union all
      select g.merchant_id, g.member_id, g.day, 'multiplied', g.promotion_id, g.micro
        from granted g where g.micro <> 0
    ), recorded as (
      insert into points_record as r (merchant_id, member_id, day, reason, ref, micro)
        select s.merchant_id, s.member_id, s.day, s.reason, s.ref, s.micro from said s
          order by s.day, s.reason
        on conflict (merchant_id, member_id, day, reason, ref) where day is not null
          do update set micro = r.micro + excluded.micro
    ), earned as (
      insert into points_member as p (merchant_id, member_id, earned_micro)
        select s.merchant_id, s.member_id, sum(s.micro) from said s group by 1, 2 order by 1, 2
        on conflict (merchant_id, member_id) do update
          set earned_micro = p.earned_micro + excluded.earned_micro
        returning p.merchant_id, p.member_id
    ), part as (
      -- A transfer has at most 1,000 lines.
      select e.merchant_id, e.member_id,
          (row_number() over (partition by e.merchant_id order by e.member_id) - 1) / 1000 as part
        from earned e
    )
    select p.merchant_id, p.part, array_agg(p.member_id) as members from part p group by 1, 2
      order by 1, 2
  loop
    perform post_earned_points(v_part.merchant_id, v_part.members, 'bets:' || v_part.part || ':'
      || to_char(p_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'));
    v_merchants := v_merchants || array_fill(v_part.merchant_id, array[cardinality(v_part.members)]);
    v_members := v_members || v_part.members;
  end loop;
  perform follow_ranks(v_merchants, v_members, p_until);
end $$;

revoke all on function earn_points from public;
