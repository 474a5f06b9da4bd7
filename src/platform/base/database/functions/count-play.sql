-- Counts a bet as play: in the totals by quarter of an hour and in the open play session. A round that is staked and
-- settled within one quarter is counted in one step, so that each of the two rows is written once instead of twice. What the
-- house kept of a payout, of a bonus that was over before the bet ended, is nothing that the member won.
create or replace function count_play() returns trigger language plpgsql as $$
begin
  -- Trial accounts (type 4) stake play credits, which are not money: they are not counted.
  if (select m.type from member m where m.merchant_id = new.merchant_id and m.id = new.member_id) = 4
  then
    return null;
  end if;
  if tg_op = 'INSERT' and new.status = 'settled'
    and date_bin('15 minutes', new.placed_at, timestamptz '2000-01-01 00:00:00Z')
      = date_bin('15 minutes', new.settled_at, timestamptz '2000-01-01 00:00:00Z')
  then
    perform add_to_quarter(new.merchant_id, new.member_id, new.game_type, new.placed_at, new.stake_minor, 1,
      new.stake_minor, new.payout_minor - new.kept_payout_minor, new.valid_minor);
    perform add_to_play_session(new.merchant_id, new.member_id, new.placed_at, new.stake_minor, new.payout_minor - new.kept_payout_minor);
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform add_to_quarter(new.merchant_id, new.member_id, new.game_type, new.placed_at, new.stake_minor, 0, 0, 0, 0);
    perform add_to_play_session(new.merchant_id, new.member_id, new.placed_at, new.stake_minor, 0);
  end if;
  if new.status = 'settled' and (tg_op = 'INSERT' or old.status = 'open') then
    perform add_to_quarter(new.merchant_id, new.member_id, new.game_type, new.settled_at, 0, 1, new.stake_minor,
      new.payout_minor - new.kept_payout_minor, new.valid_minor);
    perform add_to_play_session(new.merchant_id, new.member_id, new.placed_at, 0, new.payout_minor - new.kept_payout_minor);
  end if;
  if tg_op = 'UPDATE' and new.status = 'void' and old.status <> 'void' then
    perform add_to_quarter(old.merchant_id, old.member_id, old.game_type, old.placed_at, -old.stake_minor, 0, 0, 0, 0);
    perform add_to_play_session(old.merchant_id, old.member_id, old.placed_at, -old.stake_minor,
      old.kept_payout_minor - coalesce(old.payout_minor, 0));
    if old.status = 'settled' then
      perform add_to_quarter(old.merchant_id, old.member_id, old.game_type, old.settled_at, 0, -1, -old.stake_minor,
        old.kept_payout_minor - old.payout_minor, -old.valid_minor);
    end if;
  end if;
  return null;
end $$;
