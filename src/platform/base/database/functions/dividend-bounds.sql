-- The time around a moment in which no period of any dividend begins or ends, be they weeks, halves of months or months.
create or replace function dividend_bounds(
  p_zone text, p_at timestamptz, out starts_at timestamptz, out ends_at timestamptz
) language plpgsql stable set search_path = public, pg_temp as $$
begin
  select max(s.starts_at), min(s.ends_at) into dividend_bounds.starts_at, dividend_bounds.ends_at
    from unnest(array['week', 'semimonth', 'month']) p (period)
    cross join lateral contract_span(p.period, p_zone, p_at) s;
end $$;

revoke all on function dividend_bounds from public;
