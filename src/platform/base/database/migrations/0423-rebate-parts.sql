-- Which part of a rebate's rate the member's rank added: shown as a part of its own. Within rebates of before it is not known,
-- and counts as the brand's.
alter table rebate add column added numeric(6, 3) not null default 0 check (added >= 0);
