-- Amounts far below 2^53: no single one above 10^14, no balance above 10^15 minor units. What is
-- written already stays as it is (not valid), and is named at the start.

alter table entry add constraint entry_amount_bounded
  check (amount between -100000000000000 and 100000000000000) not valid;
alter table account add constraint account_balance_bounded
  check (not tracked or balance <= 1000000000000000) not valid;
alter table bet add constraint bet_amounts_bounded
  check (stake_minor <= 100000000000000 and coalesce(payout_minor, 0) <= 100000000000000) not valid;
alter table fun_bet add constraint fun_bet_amounts_bounded
  check (stake_minor <= 100000000000000 and coalesce(payout_minor, 0) <= 100000000000000) not valid;

-- Found at once, for there should be none.
create index account_beyond_bound on account (merchant_id)
  where tracked and balance > 1000000000000000;
