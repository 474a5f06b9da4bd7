-- What announces a promotion is shown no longer than there is something to announce, and a notice leads to its promotion as a popup does.
alter table banner add column ends_at timestamptz;
alter table popup add column ends_at timestamptz;
alter table notice
  add column ends_at timestamptz,
  add column promotion_type text;
