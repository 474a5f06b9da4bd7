-- The last two check constraints of a bet, the lists of values of its status and its purse, are held by the trigger, too; see
-- 0570, check-bet.sql and note 115. In one transaction: no bet is written past both. The function stands there as its file has it
-- later.
-- At first, and whole: one table after the other would wait for who waits for it.
lock table bet in access exclusive mode;

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

alter table bet drop constraint bet_status_check, drop constraint bet_purse_check;

-- A partition has what it was made with for itself, so that its own does not go with the one above.
do $$
declare
  v_check record;
begin
  for v_check in
    select i.inhrelid::regclass as part, c.conname from pg_inherits i
      join pg_constraint c on c.conrelid = i.inhrelid and c.contype = 'c'
        and c.conname in ('bet_status_check', 'bet_purse_check')
      where i.inhparent = 'bet'::regclass
  loop
    execute format('alter table %s drop constraint %I', v_check.part, v_check.conname);
  end loop;
end $$;
