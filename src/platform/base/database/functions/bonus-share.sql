-- The part of a payout won by the bonus part of the stake, rounded down; the rest belongs to the member's own money.
create or replace function bonus_share(p_payout bigint, p_bonus_stake bigint, p_stake bigint) returns bigint
language sql immutable parallel safe as $$
  select div(p_payout::numeric * p_bonus_stake, p_stake)::bigint
$$;
