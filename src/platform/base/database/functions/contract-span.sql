-- The period that holds a moment: its beginning, and its end, which is the beginning of the next. Days, weeks and months
-- are those of the time zone, over changes of its clock; a slot is five minutes.
--
-- p_period: month, semimonth (to the 15th, and the rest), week (from Monday), day, hour or slot
create or replace function contract_span(
  p_period text, p_zone text, p_at timestamptz, out starts_at timestamptz, out ends_at timestamptz
) language plpgsql stable set search_path = public, pg_temp as $$
declare
  v_day date := (p_at at time zone p_zone)::date;
begin
  case p_period
    when 'slot' then
      starts_at := date_bin('5 minutes', p_at, timestamptz '2000-01-01 00:00Z');
      ends_at := starts_at + interval '5 minutes';
    when 'hour' then
      starts_at := date_trunc('hour', p_at, p_zone);
      ends_at := starts_at + interval '1 hour';
    when 'day' then
      starts_at := v_day::timestamp at time zone p_zone;
      ends_at := (v_day + 1)::timestamp at time zone p_zone;
    when 'week' then
      v_day := date_trunc('week', v_day::timestamp)::date;
      starts_at := v_day::timestamp at time zone p_zone;
      ends_at := (v_day + 7)::timestamp at time zone p_zone;
    when 'semimonth' then
      if extract(day from v_day) <= 15 then
        v_day := date_trunc('month', v_day::timestamp)::date;
        starts_at := v_day::timestamp at time zone p_zone;
        ends_at := (v_day + 15)::timestamp at time zone p_zone;
      else
        v_day := date_trunc('month', v_day::timestamp)::date;
        starts_at := (v_day + 15)::timestamp at time zone p_zone;
        ends_at := (v_day + interval '1 month') at time zone p_zone;
      end if;
    when 'month' then
      v_day := date_trunc('month', v_day::timestamp)::date;
      starts_at := v_day::timestamp at time zone p_zone;
      ends_at := (v_day + interval '1 month') at time zone p_zone;
  end case;
end $$;
