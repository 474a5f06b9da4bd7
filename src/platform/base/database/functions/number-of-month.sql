-- The first number of a month (of UTC) in a table that is kept by month of its numbers: months since 2020 times 10^12. What is
-- numbered follows from it by a sequence. Exact in JavaScript until the year 2770. 0 for what is before 2020.
create or replace function number_of_month(p_at timestamptz) returns bigint language plpgsql immutable strict as $$
declare
  v_at timestamp := p_at at time zone 'UTC';
begin
  if p_at < '2020-01-01 00:00Z' then
    return 0;
  end if;
  return ((extract(year from v_at)::bigint - 2020) * 12 + extract(month from v_at)::bigint - 1) * 1000000000000;
end $$;
