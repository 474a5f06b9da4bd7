-- Adds to a member's totals of a quarter of an hour. In PL/pgSQL, because it caches query plans.
create or replace function add_to_quarter(
  p_merchant bigint, p_member bigint, p_game_type text, p_at timestamptz, p_staked bigint, p_bets int,
  p_settled bigint, p_payout bigint, p_valid bigint
) returns void language plpgsql as $$
begin
  insert into play_quarter as q
      (merchant_id, member_id, quarter, game_type, staked_minor, bets, settled_minor, payout_minor,
      valid_minor)
    values (p_merchant, p_member,
      date_bin('15 minutes', p_at, timestamptz '2000-01-01 00:00:00Z'), p_game_type, p_staked,
      p_bets, p_settled, p_payout, p_valid)
    on conflict (merchant_id, member_id, quarter, game_type) do update set
      staked_minor = q.staked_minor + excluded.staked_minor,
      bets = q.bets + excluded.bets,
      settled_minor = q.settled_minor + excluded.settled_minor,
      payout_minor = q.payout_minor + excluded.payout_minor,
      valid_minor = q.valid_minor + excluded.valid_minor;
end $$;
