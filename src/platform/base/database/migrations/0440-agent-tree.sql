-- Who is below whom in the tree of agents, at every depth, now and before: a closure table with its history. Written by
-- the trigger on `member.upline_id` alone.
create table downline (
  merchant_id bigint not null references merchant,
  ancestor_id bigint not null,
  member_id bigint not null,
  -- 1: directly below.
  depth int not null check (depth > 0),
  since timestamptz not null,
  -- Null: still so. Of two rows one ends where the other begins.
  until timestamptz check (until >= since),
  primary key (merchant_id, ancestor_id, member_id, since),
  foreign key (merchant_id, ancestor_id) references member (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
-- A branch, level by level.
create index downline_of on downline (merchant_id, ancestor_id, depth, member_id) where until is null;
-- Everybody above somebody, now or at a moment.
create index downline_above on downline (merchant_id, member_id, since);
call secure_brand_rows('downline');

create function lock_tree(p_merchant bigint, p_alone boolean) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if p_alone then
    perform pg_advisory_xact_lock(hashtextextended('agent-tree:' || p_merchant, 0));
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('agent-tree:' || p_merchant, 0));
  end if;
end $$;

-- Keeps `downline`, every pair of somebody and somebody above, true to `member.upline_id`, with the history of it. A move
-- takes the whole branch along; what was above it until then ends now and stays to be read.
-- Errors: LV020 the new upline is the member, or below it.
create function keep_downlines() returns trigger
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

create trigger member_joins_tree after insert on member
  for each row when (new.upline_id is not null) execute function keep_downlines();
create trigger member_moves_branch after update of upline_id on member
  for each row when (new.upline_id is distinct from old.upline_id) execute function keep_downlines();

-- Those who have an upline already. A circle, which nothing forbade until now, is cut at its first member.
with recursive cut as (
  select m.merchant_id, m.id from member m where m.upline_id is not null and exists (
    with recursive line (id) as (
      select m.upline_id
      union select u.upline_id from line join member u on u.merchant_id = m.merchant_id and u.id = line.id
        where u.upline_id is not null
    ) select from line where line.id = m.id and m.id <= all (select l.id from line l))
)
update member m set upline_id = null from cut where cut.merchant_id = m.merchant_id and cut.id = m.id;

insert into downline (merchant_id, ancestor_id, member_id, depth, since)
  with recursive line (merchant_id, ancestor_id, member_id, depth, since) as (
    select merchant_id, upline_id, id, 1, registered_at from member where upline_id is not null
    union all
    select line.merchant_id, m.upline_id, line.member_id, line.depth + 1, line.since
      from line join member m on m.merchant_id = line.merchant_id and m.id = line.ancestor_id
      where m.upline_id is not null
  ) select * from line on conflict do nothing;
