-- Where money belongs that a bonus had staked: to the bonus while it is played through, to cash once
-- it was completed, to the house when it was given up or ran out.
create or replace function bonus_belongs_to(p_merchant bigint, p_bonus bigint) returns text
language sql stable as $$
  select case when p_bonus is null then 'cash' else (
    select case b.status when 'ACTIVE' then 'bonus' when 'COMPLETED' then 'cash' else 'house' end
      from bonus b where b.merchant_id = p_merchant and b.id = p_bonus) end
$$;
