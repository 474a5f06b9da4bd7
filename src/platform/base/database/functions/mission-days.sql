-- The window of a mission in which a day lies: its first day, and the one after its last.
create or replace function mission_days(p_window text, p_day date)
returns table (from_day date, until_day date) language sql immutable as $$
  select case p_window when 'once' then date '2000-01-01'
      else date_trunc(p_window, p_day::timestamp)::date end,
    case p_window when 'once' then date '9999-12-31'
      else (date_trunc(p_window, p_day::timestamp) + ('1 ' || p_window)::interval)::date end
$$;
