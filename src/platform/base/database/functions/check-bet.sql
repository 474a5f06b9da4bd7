-- What each row of `bet` keeps to. These were check constraints once: PostgreSQL reads the text of each of them anew for every
-- statement that writes a bet, which took more than half of the time of writing one (note 115); a function is read once in a
-- connection. The lists of values of `status` and `purse` stand in play-columns.ts, too, for the types of the table. As with a constraint, what is not known (null) breaks nothing.
-- Errors: 23514 with the constraint's name `bet_row`, and the row's numbers as its detail.
create or replace function check_bet() returns trigger language plpgsql as $$
begin
  if (
    new.status in ('open', 'settled', 'void') and new.purse in ('cash', 'vendor')
    and new.stake_minor between 1 and 100000000000000
    and coalesce(new.payout_minor, 0) between 0 and 100000000000000
    and new.bonus_stake_minor between 0 and new.stake_minor
    and new.valid_minor between 0 and new.stake_minor
    and new.bonus_payout_minor >= 0 and new.kept_payout_minor >= 0 and new.counted_minor >= 0
    and new.odds >= 1
    and (new.status = 'open') = (new.settled_at is null and new.voided_at is null)
    and (new.status <> 'settled' or new.payout_minor is not null)
    and char_length(new.pick) <= 200
  ) is false then
    raise exception 'the bet % of merchant % would break a rule of its row (check_bet)', new.id, new.merchant_id
      using errcode = 'check_violation', constraint = 'bet_row', table = 'bet',
        detail = format('status %s, stake %s, of it bonus %s, odds %s, payout %s, of it bonus %s and kept %s, valid %s, counted %s, purse %s, settled %s, voided %s, pick of %s characters',
          new.status, new.stake_minor, new.bonus_stake_minor, new.odds, new.payout_minor, new.bonus_payout_minor,
          new.kept_payout_minor, new.valid_minor, new.counted_minor, new.purse, new.settled_at, new.voided_at,
          char_length(new.pick));
  end if;
  return new;
end $$;
