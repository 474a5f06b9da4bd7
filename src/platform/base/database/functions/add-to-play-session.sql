-- Adds to the open play session that a bet belongs to. In PL/pgSQL, because it caches query plans.
create or replace function add_to_play_session(
  p_merchant bigint, p_member bigint, p_placed_at timestamptz, p_staked bigint, p_won bigint
) returns void language plpgsql as $$
begin
  update play_session p set staked_minor = p.staked_minor + p_staked, won_minor = p.won_minor + p_won
    where p.merchant_id = p_merchant and p.member_id = p_member
      and p.ended_at is null and p.started_at <= p_placed_at;
end $$;
