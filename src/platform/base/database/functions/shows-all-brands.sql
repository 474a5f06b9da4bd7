-- Whether a connection may see the rows of all brands.
create or replace function shows_all_brands() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('livery.brand', true) = 'all', false)
$$;
