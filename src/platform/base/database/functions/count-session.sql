-- Adds to the open play session that the bet belongs to. In PL/pgSQL, because it caches query plans.
create or replace function count_session(p_bet bet, p_staked bigint, p_won bigint) returns void
language plpgsql as $$
begin
  update play_session p set staked_minor = p.staked_minor + p_staked, won_minor = p.won_minor + p_won
    where p.merchant_id = p_bet.merchant_id and p.member_id = p_bet.member_id
      and p.ended_at is null and p.started_at <= p_bet.placed_at;
end $$;
