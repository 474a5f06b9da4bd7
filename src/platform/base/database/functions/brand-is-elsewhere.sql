-- Whether another cell has the brand: what stands here of its rows is kept, or arrives. For functions of the owner, who sees
-- what row security hides, and work for many brands at once.
create or replace function brand_is_elsewhere(p_merchant bigint) returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return exists (select from brand_cell c where c.merchant_id = p_merchant and c.state in ('gone', 'arriving'));
end $$;
