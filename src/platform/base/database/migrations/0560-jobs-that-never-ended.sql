-- Since when a job is known to be done here: one that hangs from its first run on has never ended, and is late all the same.
-- The first process that runs it writes the row; a row of an older version counts from its first end, or from this update.
alter table job_run add column known_since timestamptz not null default now();
