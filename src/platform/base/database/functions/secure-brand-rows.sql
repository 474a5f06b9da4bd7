-- Enables row-level security on a table: a role that is not the owner sees and writes the rows of one brand only. The
-- two subselects in the policy are evaluated once per statement, not per row.
create or replace procedure secure_brand_rows(named regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', named);
  execute format(
    'create policy one_brand on %s
      using ((select shows_all_brands()) or merchant_id = (select shown_brand()))
      with check ((select shows_all_brands()) or merchant_id = (select shown_brand()))', named);
end
$$;
