-- Keeps `downline`, every pair of somebody and somebody above, true to `member.upline_id`, with the history of it. A move
-- takes the whole branch along; what was above it until then ends now and stays to be read.
-- Errors: LV020 the new upline is the member, or below it.
create or replace function keep_downlines() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  perform lock_tree(new.merchant_id, tg_op = 'UPDATE');
  if tg_op = 'UPDATE' then
    if new.upline_id = new.id or exists (select from downline d where d.merchant_id = new.merchant_id
        and d.ancestor_id = new.id and d.member_id = new.upline_id and d.until is null) then
      raise exception 'member % cannot be below %, who is in the own branch', new.id, new.upline_id
        using errcode = 'LV020';
    end if;
    update downline d set until = greatest(v_now, d.since)
      where d.merchant_id = new.merchant_id and d.until is null
        and d.ancestor_id in (select u.ancestor_id from downline u
          where u.merchant_id = new.merchant_id and u.member_id = new.id and u.until is null)
        and (d.member_id = new.id or d.member_id in (select b.member_id from downline b
          where b.merchant_id = new.merchant_id and b.ancestor_id = new.id and b.until is null));
  else
    v_now := new.registered_at;
  end if;
  insert into downline (merchant_id, ancestor_id, member_id, depth, since)
    select new.merchant_id, above.id, below.id, above.depth + below.depth + 1, v_now
      from (select new.upline_id as id, 0 as depth where new.upline_id is not null
        union all select u.ancestor_id, u.depth from downline u
          where u.merchant_id = new.merchant_id and u.member_id = new.upline_id and u.until is null) above,
        (select new.id as id, 0 as depth
        union all select b.member_id, b.depth from downline b
          where b.merchant_id = new.merchant_id and b.ancestor_id = new.id and b.until is null) below;
  return null;
end $$;
