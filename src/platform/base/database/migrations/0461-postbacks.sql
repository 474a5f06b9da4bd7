-- What came by a code is told to a server of the agent's own: where, signed with what, and each message with its attempts.
create table postback_target (
  merchant_id bigint not null references merchant,
  agent_id bigint not null,
  url text not null,
  -- Sealed with the platform's key, where it has one.
  secret text not null,
  enabled boolean not null default true,
  secret_made_at timestamptz not null default now(),
  primary key (merchant_id, agent_id),
  foreign key (merchant_id, agent_id) references member (merchant_id, id)
);
call secure_brand_rows('postback_target');

create table postback (
  merchant_id bigint not null references merchant,
  id bigint not null generated always as identity,
  agent_id bigint not null,
  event text not null check (event in ('registration', 'firstDeposit', 'firstDepositTakenBack', 'test')),
  code text not null,
  sub_id text not null,
  -- Stands for one registration, and for nobody's name.
  registration uuid,
  occurred_at timestamptz not null default now(),
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  -- What the server answered last, or why none did.
  status int,
  fault text,
  ended_at timestamptz check ((ended_at is null) = (state = 'queued')),
  primary key (merchant_id, id),
  foreign key (merchant_id, agent_id) references member (merchant_id, id)
);
create index postback_due on postback (next_try_at) where state = 'queued';
create index postbacks_of on postback (merchant_id, agent_id, id);
create index postback_age on postback (occurred_at);
call secure_brand_rows('postback');

alter table link_registration add column reference uuid not null default gen_random_uuid();
