-- The account to which money staked from a bonus, and what it won, returns: the bonus account while the bonus is
-- active, cash once it was completed, the house when it was forfeited, expired or spent.
create or replace function bonus_belongs_to(p_merchant bigint, p_bonus bigint) returns text
language plpgsql stable as $$
begin
  return (
    select case when p_bonus is null then 'cash' else (
      select case b.status when 'ACTIVE' then 'bonus' when 'COMPLETED' then 'cash' else 'house' end
        from bonus b where b.merchant_id = p_merchant and b.id = p_bonus) end
  );
end $$;
