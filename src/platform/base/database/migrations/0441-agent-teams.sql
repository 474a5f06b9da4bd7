-- How many are below somebody now: read for each row of a list, and what a list is sorted by.
create table team_size (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  -- Directly below.
  direct int not null check (direct >= 0),
  -- At every depth below.
  total int not null check (total >= direct),
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
-- The largest teams first.
create index team_size_total on team_size (merchant_id, total, member_id);
call secure_brand_rows('team_size');

insert into team_size (merchant_id, member_id, direct, total)
  select m.merchant_id, m.id, count(d.member_id) filter (where d.depth = 1), count(d.member_id)
    from member m left join downline d on d.merchant_id = m.merchant_id and d.ancestor_id = m.id and d.until is null
    group by m.merchant_id, m.id, m.upline_id having m.upline_id is not null or count(d.member_id) > 0;

-- What a transaction changes of the sizes, until it commits; empty in between.
create table team_change (
  merchant_id bigint not null references merchant,
  id bigint not null generated always as identity,
  member_id bigint not null,
  direct int not null,
  total int not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
call secure_brand_rows('team_change');

-- Adds to the sizes of a team what a registration or a move has changed. Runs when the transaction commits: who registers
-- below the same agent at once waits for no more than that, and holds no other lock afterwards.
create function apply_team_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update team_size t set direct = t.direct + new.direct, total = t.total + new.total
    where t.merchant_id = new.merchant_id and t.member_id = new.member_id;
  if not found then
    -- The first of a team; another one may come at the same time.
    insert into team_size as t (merchant_id, member_id, direct, total)
      values (new.merchant_id, new.member_id, new.direct, new.total)
      on conflict (merchant_id, member_id)
      do update set direct = t.direct + excluded.direct, total = t.total + excluded.total;
  end if;
  delete from team_change c where c.merchant_id = new.merchant_id and c.id = new.id;
  return null;
end $$;

create constraint trigger team_change_at_commit after insert on team_change
  deferrable initially deferred for each row execute function apply_team_change();

-- Transfers of somebody that an agent above has stopped, and when they were freed again.
create table transfer_freeze (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  frozen_at timestamptz not null default clock_timestamp(),
  frozen_by bigint not null,
  freed_at timestamptz check (freed_at >= frozen_at),
  -- Null while frozen, and where an operator has freed them.
  freed_by bigint check (freed_by is null or freed_at is not null),
  primary key (merchant_id, member_id, frozen_at),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, frozen_by) references member (merchant_id, id),
  foreign key (merchant_id, freed_by) references member (merchant_id, id)
);
create unique index transfers_frozen on transfer_freeze (merchant_id, member_id) where freed_at is null;
call secure_brand_rows('transfer_freeze');

-- What an agent has written about somebody below; read by the writer alone.
create table agent_note (
  merchant_id bigint not null references merchant,
  agent_id bigint not null,
  member_id bigint not null,
  text text not null check (text <> ''),
  written_at timestamptz not null default now(),
  primary key (merchant_id, agent_id, member_id),
  foreign key (merchant_id, agent_id) references member (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
call secure_brand_rows('agent_note');

-- What lists of a branch are sorted by. Names by their bytes, so that a beginning is a range of them.
create index member_by_name on member (merchant_id, username collate "C");
create index member_by_registration on member (merchant_id, registered_at, id);
create index member_by_login on member (merchant_id, (coalesce(last_login_at, '-infinity')), id);
-- The few among the many.
create index member_agents on member (merchant_id, type, id) where type in (1, 2, 41, 42);
create index member_not_active on member (merchant_id, status, id) where status <> 'active';
