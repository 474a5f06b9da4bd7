-- When a settled day ended: the next one begins there, also where the brand has another time zone by then. Null for days that an
-- older version settled: they ended where the present time zone says.
alter table rebate_day add column ends_at timestamptz;
