-- Each statement by itself.
-- Bonuses of which nothing has to be staked, and which are not over: there are none but those that the former version granted.
-- The job that expires bonuses makes them cash, and looks for them each minute.
drop index concurrently if exists bonus_without_turnover;

create index concurrently bonus_without_turnover on bonus (merchant_id, id) where required_minor = 0 and closed_at is null;
