-- Whether a points multiplier was for a member when a bet that was settled at a moment was counted.
create or replace function was_meant(p_merchant bigint, p_multiplier bigint, p_member bigint, p_settled timestamptz)
returns boolean language plpgsql stable as $$
begin
  return (
    select coalesce((select a.meant from points_audience a
      where a.merchant_id = p_merchant and a.multiplier_id = p_multiplier and a.member_id = p_member
        and a.from_at < p_settled
      order by a.from_at desc limit 1), false)
  );
end $$;
