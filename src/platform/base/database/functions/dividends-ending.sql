-- The periods of dividends that end with a moment and have no bill yet, each by the periods that its contract was signed for:
-- a brand that goes over to other periods has contracts of both for a while. A period begins where the bill before ended, or with
-- the contract; it ends early where the contract does, because the one above it ended with a period of its own.
--
-- p_until: a bound of dividend_bounds, or the end of a contract
create or replace function dividends_ending(p_merchant bigint, p_zone text, p_until timestamptz)
returns table (contract_id bigint, starts_at timestamptz, ends_at timestamptz)
-- Without sorting, so that each contract looks up its own last bill; see contract_work.
language plpgsql stable set enable_sort = off as $$
begin
  return query
    with span as materialized (
      select p.period, s.starts_at as since, s.ends_at as until
        from unnest(array['week', 'semimonth', 'month']) p (period)
        cross join lateral contract_span(p.period, p_zone, p_until - interval '1 microsecond') s
    ), held as materialized (
      select c.id, greatest(s.since, c.starts_at, l.ends_at) as since, least(s.until, c.ends_at) as until
        from agent_contract c
        join span s on s.period = c.period
        left join lateral (
          select b.ends_at from contract_bill b where b.merchant_id = p_merchant and b.contract_id = c.id
            order by b.starts_at desc, b.revision desc limit 1
        ) l on true
        where c.merchant_id = p_merchant and c.kind = 'dividend' and c.starts_at < p_until
          and c.state in ('ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED', 'TERMINATED', 'SUPERSEDED')
          and (c.ends_at is null or c.ends_at > s.since)
    )
    select h.id, h.since, h.until from held h where h.since < h.until and h.until <= p_until;
end $$;

revoke all on function dividends_ending from public;
