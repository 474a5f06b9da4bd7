-- What a member earned by bets from a day on and before another, less what was taken back, in hundredths of a point.
create or replace function rank_points_between(p_merchant bigint, p_member bigint, p_from date, p_before date)
returns bigint language plpgsql stable as $$
begin
  return (
    select trunc(coalesce(sum(r.micro), 0) / 1000000)::bigint from points_record r
      where r.merchant_id = p_merchant and r.member_id = p_member and r.day >= p_from and r.day < p_before
  );
end $$;
