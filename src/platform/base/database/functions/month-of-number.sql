-- The month (of UTC) that a number says; see number-of-month.sql. Numbers of before are below 10^12: of January 2020.
create or replace function month_of_number(p_number bigint) returns timestamptz language plpgsql immutable strict as $$
begin
  return (timestamp '2020-01-01' + make_interval(months => (p_number / 1000000000000)::int)) at time zone 'UTC';
end $$;
