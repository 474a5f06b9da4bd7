-- A draw's seed has two halves: ours, sealed before the first ticket, and the value of a public beacon
-- that is published after its sales. The round is fixed when sales end; from then on nobody buys.
alter table lottery_issue add column beacon_round bigint;
alter table lottery_issue add column beacon_value text check (beacon_value ~ '^[0-9a-f]{64}$');
alter table lottery_issue drop constraint lottery_issue_client_seed_check;
alter table lottery_issue add constraint lottery_issue_client_seed_check
  check (client_seed ~ '^[0-9a-f]{64}(-[0-9a-f]{64})?$');
