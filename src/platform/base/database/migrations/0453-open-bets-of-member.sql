-- Each statement by itself.
-- The few bets of a member that are open, among all: a bet that comes with its payout has no place here.
drop index concurrently if exists bet_open_of_member;

create index concurrently bet_open_of_member on bet (merchant_id, member_id, placed_at) where status = 'open';
