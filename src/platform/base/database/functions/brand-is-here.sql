-- Whether the rows of a brand that moves between cells are those that count; asked by a policy that stands for as long as it
-- moves, once for a statement. Whoever works for this brand alone, or for all while it is closed, is told as of a
-- database that is away (57P03): the call is answered 503, the job runs again.
create or replace function brand_is_here(p_merchant bigint) returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
declare
  v_state text;
  v_until timestamptz;
begin
  select c.state, c.closed_until into v_state, v_until from brand_cell c where c.merchant_id = p_merchant;
  if not found or v_state in ('copying', 'here')
    or (v_state = 'closing' and v_until <= clock_timestamp())
  then
    return true;
  end if;
  if v_state = 'closing' or shown_brand() = p_merchant then
    raise exception 'the brand % moves to another cell', p_merchant using errcode = '57P03';
  end if;
  return false;
end $$;
