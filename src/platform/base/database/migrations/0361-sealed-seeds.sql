-- The seed of a draw is sealed until its numbers are out (v1. and what sealSecret makes of it), so that
-- whoever reads this database cannot tell what will be drawn. Afterwards it stands there as it is.
alter table lottery_issue drop constraint lottery_issue_server_seed_check;
alter table lottery_issue add constraint lottery_issue_server_seed_check
  check (server_seed ~ '^[0-9a-f]{64}$' or (server_seed ~ '^v1\.' and drawn_at is null));
