-- For functions that run as the owner and take a merchant: raises an error when the connection may not see that
-- merchant's rows.
create or replace function hold_to_brand(p_merchant bigint) returns void language plpgsql stable as $$
begin
  if not shows_all_brands() and p_merchant is distinct from shown_brand() then
    raise exception 'the rows of merchant % are not shown here', p_merchant
      using errcode = 'insufficient_privilege';
  end if;
end $$;
