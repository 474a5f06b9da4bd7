-- Counts the bets that ended in a time, of all these brands in one step, and awards the missions that were reached by
-- them. A bet that is taken back is taken out of the day on which it was counted; of days that were never counted there
-- is nothing to take.
create or replace function follow_missions(p_merchants bigint[], p_since timestamptz, p_until timestamptz)
returns void language plpgsql as $$
declare
  v_merchants bigint[];
  v_members bigint[];
  v_days date[];
begin
  with brand as materialized (
    select m.id, m.currency, m.config ->> 'timeZone' as zone from merchant m where m.id = any (p_merchants)
  ), ended as materialized (
    select m.id as merchant_id, b.member_id, (b.settled_at at time zone m.zone)::date as day, b.game_type,
        coalesce(b.node_id, 0) as node_id, b.id, b.sign, b.sign * b.valid_minor as valid_minor
      from brand m
      cross join lateral (
        select s.*, 1 as sign from bet s where s.merchant_id = m.id and s.currency = m.currency
          and s.settled_at > p_since and s.settled_at <= p_until
        union all
        select s.*, -1 from bet s where s.merchant_id = m.id and s.currency = m.currency
          and s.voided_at > p_since and s.voided_at <= p_until and s.settled_at is not null
      ) b
  ), played as (
    select merchant_id, member_id, day, game_type, node_id, sum(sign) as rounds, sum(valid_minor) as valid_minor
      from ended group by 1, 2, 3, 4, 5
  ), replayed as (
    update play_day d set rounds = greatest(0, d.rounds + p.rounds),
        valid_minor = greatest(0, d.valid_minor + p.valid_minor)
      from played p
      where d.merchant_id = p.merchant_id and d.member_id = p.member_id and d.day = p.day
        and d.game_type = p.game_type and d.node_id = p.node_id
      returning d.merchant_id, d.member_id, d.day, d.game_type, d.node_id
  ), first_played as (
    insert into play_day (merchant_id, member_id, day, game_type, node_id, rounds, valid_minor)
      select p.* from played p
        where p.rounds > 0 and not exists (select from replayed r
          where r.merchant_id = p.merchant_id and r.member_id = p.member_id and r.day = p.day
            and r.game_type = p.game_type and r.node_id = p.node_id)
  ), drawn as (
    select e.merchant_id, e.member_id, e.day, t.game_code, t.issue_no, sum(e.sign) as tickets,
        sum(e.valid_minor) as valid_minor
      from ended e
      join lottery_ticket t on t.merchant_id = e.merchant_id and t.id = e.id
      group by 1, 2, 3, 4, 5
  ), redrawn as (
    update draw_day d set tickets = greatest(0, d.tickets + n.tickets),
        valid_minor = greatest(0, d.valid_minor + n.valid_minor)
      from drawn n
      where d.merchant_id = n.merchant_id and d.member_id = n.member_id and d.day = n.day
        and d.game_code = n.game_code and d.issue_no = n.issue_no
      returning d.merchant_id, d.member_id, d.day, d.game_code, d.issue_no
  ), first_drawn as (
    insert into draw_day (merchant_id, member_id, day, game_code, issue_no, tickets, valid_minor)
      select n.* from drawn n
        where n.tickets > 0 and not exists (select from redrawn r
          where r.merchant_id = n.merchant_id and r.member_id = n.member_id and r.day = n.day
            and r.game_code = n.game_code and r.issue_no = n.issue_no)
  )
  select array_agg(t.merchant_id), array_agg(t.member_id), array_agg(t.day)
    into v_merchants, v_members, v_days
    from (select distinct e.merchant_id, e.member_id, e.day from ended e
      where exists (select from mission m where m.merchant_id = e.merchant_id)) t;
  if v_merchants is not null then
    perform award_missions(v_merchants, v_members, v_days);
  end if;
end $$;
