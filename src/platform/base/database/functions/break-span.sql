-- The break from play in which a member is, or was until lately: what had to be claimed within it waits until the grace after
-- it is over. Breaks of which one begins in the grace of another are one. No row when there is none.
create or replace function break_span(p_merchant bigint, p_member bigint)
returns table (began_at timestamptz, waits_until timestamptz) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    with breaks as (
      select e.at as began, e.at + make_interval(hours => (e.details ->> 'hours')::int) as ended
        from protection_event e
        where e.merchant_id = p_merchant and e.member_id = p_member and e.kind = 'cool_off'
      union all
      select least(c.cool_off_until, now()), c.cool_off_until from protection_choice c
        where c.merchant_id = p_merchant and c.member_id = p_member and c.cool_off_until is not null
      union all
      select s.started_at, coalesce(s.returns_at, 'infinity') from self_exclusion s
        where s.merchant_id = p_merchant and s.member_id = p_member
      union all
      select x.started_at, coalesce(x.returns_at, 'infinity') from exclusions_since(p_merchant, p_member, now() - break_grace()) x
    ), waiting as (
      select began, ended + break_grace() as until from breaks
    ), reached as (
      select began, until, max(until) over (order by began, until
          rows between unbounded preceding and 1 preceding) as before
        from waiting
    ), numbered as (
      select began, until, count(*) filter (where before < began) over (order by began, until) as span
        from reached
    )
    select min(began), max(until) from numbered group by span
      having min(began) <= now() and max(until) > now();
end $$;
