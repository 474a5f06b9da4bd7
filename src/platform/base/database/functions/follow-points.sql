-- Counts the points of the bets that ended at some brands. When it fails for all together, each brand is counted by
-- itself: one that fails keeps its bets for the next run and does not affect the others. Returns the brands that
-- failed, and why.
create or replace function follow_points(p_merchants bigint[], p_until timestamptz)
returns table (failed_merchant bigint, reason text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_merchant bigint;
begin
  if not shows_all_brands() then
    raise exception 'the rows of all brands are not shown here' using errcode = 'insufficient_privilege';
  end if;
  begin
    perform earn_points(p_merchants, p_until);
    return;
  exception when others then
    null;
  end;
  foreach v_merchant in array p_merchants loop
    begin
      perform earn_points(array[v_merchant], p_until);
    exception when others then
      failed_merchant := v_merchant;
      reason := sqlerrm;
      return next;
    end;
  end loop;
end $$;

revoke all on function follow_points from public;
