-- Of a payout, what a bonus's part of the stake has won, rounded down; the rest is the own money's.
create or replace function bonus_share(p_payout bigint, p_bonus_stake bigint, p_stake bigint) returns bigint
language sql immutable parallel safe as $$
  select div(p_payout::numeric * p_bonus_stake, p_stake)::bigint
$$;
