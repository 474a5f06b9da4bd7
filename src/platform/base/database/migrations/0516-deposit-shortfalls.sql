-- What the house bears of a deposit that was taken back is an open matter until it has been taken from the member after all,
-- or somebody has decided that the house bears it for good. Until then the member is paid nothing out.
alter table deposit add column recovered_minor bigint not null default 0;
alter table deposit add column written_off_at timestamptz;
