-- What lists of games can be searched by, and what each account has started.

-- Lines or ways of a slot; null for every other game.
alter table game add column lines int check (lines > 0);

create table recent_game (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  node_id int not null references game,
  started_at timestamptz not null default now(),
  primary key (merchant_id, member_id, node_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create index recent_game_of_member on recent_game (merchant_id, member_id, started_at desc);
