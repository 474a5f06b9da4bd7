-- How far a member is with what a mission asks for, on the days from p_from until before p_until.
--
-- p_metric, p_game_types: those of the mission
create or replace function mission_done(
  p_merchant bigint, p_member bigint, p_metric text, p_game_types text[], p_from date, p_until date
) returns bigint language plpgsql stable as $$
begin
  return (
    select case
      when p_metric in ('rounds', 'validBet', 'games') then (
        select case p_metric
            when 'rounds' then coalesce(sum(d.rounds), 0)
            when 'validBet' then coalesce(sum(d.valid_minor), 0)
            else count(distinct d.node_id) filter (where d.rounds > 0 and d.node_id > 0) end::bigint
          from play_day d
          where d.merchant_id = p_merchant and d.member_id = p_member
            and d.day >= p_from and d.day < p_until
            and (p_game_types is null or d.game_type = any (p_game_types)))
      when p_metric in ('draws', 'tickets', 'lotteryBet') then (
        select case p_metric
            when 'draws' then count(distinct (d.game_code, d.issue_no)) filter (where d.tickets > 0)
            when 'tickets' then coalesce(sum(d.tickets), 0)
            else coalesce(sum(d.valid_minor), 0) end::bigint
          from draw_day d
          where d.merchant_id = p_merchant and d.member_id = p_member
            and d.day >= p_from and d.day < p_until)
      when p_metric = 'signInDays' then (
        select count(*) from sign_in_day d
          where d.merchant_id = p_merchant and d.member_id = p_member
            and d.day >= p_from and d.day < p_until)
      else (
        select count(*) from member_contact c
          where c.merchant_id = p_merchant and c.member_id = p_member
      ) + (
        select count(*) from protection_choice p
          where p.merchant_id = p_merchant and p.member_id = p_member
            and p.age_verified_at is not null)
    end
  );
end $$;
