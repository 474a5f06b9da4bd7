-- What a member is told of a bet that was settled: won, lost or push. See betStateConditions.
create or replace function settled_state(p_stake bigint, p_payout bigint) returns text language sql immutable as $$
  select case sign(p_payout - p_stake) when 1 then 'won' when 0 then 'push' else 'lost' end
$$;
