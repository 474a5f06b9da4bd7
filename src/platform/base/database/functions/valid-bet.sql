-- The valid bet, which counts for turnover, rebates and points: the amount won or lost, at most the stake; 0 for play
-- credits (XTS).
create or replace function valid_bet(p_currency text, p_stake bigint, p_payout bigint) returns bigint
language sql immutable parallel safe as $$
  select case when p_currency = 'XTS' then 0 else least(p_stake, abs(p_payout - p_stake)) end
$$;
