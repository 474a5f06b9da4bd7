-- What of a settled bet counts for turnover, rebates and points: never more than was at risk, and of
-- play credits nothing.
create or replace function valid_bet(p_currency text, p_stake bigint, p_payout bigint) returns bigint
language sql immutable parallel safe as $$
  select case when p_currency = 'XTS' then 0 else least(p_stake, abs(p_payout - p_stake)) end
$$;
