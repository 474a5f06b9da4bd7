-- Keeps `downline`, every pair of somebody and somebody above, true to `member.upline_id`, with the history of it. A move
-- takes the whole branch along; what was above it until then ends now and stays to be read. Who registers is below the
-- upline from then on, and below whoever was above the upline at each moment since.
-- Errors: LV020 the new upline is the member, or below it.
create or replace function keep_downlines() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz;
  v_moved int := 1;
  v_from bigint;
  v_above bigint[] := '{}';
  v_member bigint;
begin
  perform lock_tree(new.merchant_id, tg_op = 'UPDATE');
  if tg_op = 'INSERT' then
    insert into downline (merchant_id, ancestor_id, member_id, depth, since, until)
      select new.merchant_id, new.upline_id, new.id, 1, new.registered_at, null
      union all select u.merchant_id, u.ancestor_id, new.id, u.depth + 1, greatest(u.since, new.registered_at), u.until
        from downline u where u.merchant_id = new.merchant_id and u.member_id = new.upline_id
          and (u.until is null or u.until > new.registered_at);
  else
    if new.upline_id = new.id or exists (select from downline d where d.merchant_id = new.merchant_id
        and d.ancestor_id = new.id and d.member_id = new.upline_id and d.until is null) then
      raise exception 'member % cannot be below %, who is in the own branch', new.id, new.upline_id
        using errcode = 'LV020';
    end if;
    v_now := clock_timestamp();
    v_from := old.upline_id;
    v_above := array(select u.ancestor_id from downline u
      where u.merchant_id = new.merchant_id and u.member_id = new.id and u.until is null);
    select 1 + count(*) into v_moved from downline b where b.merchant_id = new.merchant_id
      and b.ancestor_id = new.id and b.until is null;
    -- One by one, each by its index: a plan for all of them reads everybody below the top for a branch of three people.
    for v_member in select new.id union all select b.member_id from downline b
        where b.merchant_id = new.merchant_id and b.ancestor_id = new.id and b.until is null loop
      update downline d set until = greatest(v_now, d.since)
        where d.merchant_id = new.merchant_id and d.member_id = v_member and d.ancestor_id = any(v_above)
          and d.until is null;
    end loop;
    insert into downline (merchant_id, ancestor_id, member_id, depth, since)
      select new.merchant_id, above.id, below.id, above.depth + below.depth + 1, v_now
        from (select new.upline_id as id, 0 as depth where new.upline_id is not null
          union all select u.ancestor_id, u.depth from downline u
            where u.merchant_id = new.merchant_id and u.member_id = new.upline_id and u.until is null) above,
          (select new.id as id, 0 as depth
          union all select b.member_id, b.depth from downline b
            where b.merchant_id = new.merchant_id and b.ancestor_id = new.id and b.until is null) below;
  end if;
  insert into team_change (merchant_id, member_id, direct, total)
    select new.merchant_id, c.id, sum(c.direct), sum(c.total)
      from (select new.id as id, 0 as direct, 0 as total
        union all select u.ancestor_id, case u.depth when 1 then 1 else 0 end, v_moved from downline u
          where u.merchant_id = new.merchant_id and u.member_id = new.id and u.until is null
        union all select a.id, case a.id when v_from then -1 else 0 end, -v_moved from unnest(v_above) a (id)) c
      group by c.id having c.id = new.id or sum(c.direct) <> 0 or sum(c.total) <> 0 order by c.id;
  return null;
end $$;
