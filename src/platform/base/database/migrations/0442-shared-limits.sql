-- How much of each rate limit is given out, for all processes together. Of a crash nothing is kept: a limit that
-- begins anew a minute early is none that was passed.
create unlogged table shared_limit (
  key text primary key,
  ends_at timestamptz not null,
  used integer not null check (used >= 0),
  -- What was given out before the last statement; the difference is what that one was given.
  had integer not null
) with (fillfactor = 70);
create index shared_limit_ends_at on shared_limit (ends_at);
