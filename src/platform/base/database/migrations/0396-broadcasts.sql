-- What an operator sends to a part of a brand's members: its texts stand here once, each member's inbox names it. The job
-- goes through the members by their ids; what it has written and how far it has come change in one transaction.
create table inbox_broadcast (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  -- The template's own name; the same one may be sent again.
  name text not null check (length(name) between 1 and 64),
  kind text not null check (kind in ('mail', 'promotion')),
  -- language -> text
  title jsonb not null,
  body jsonb not null,
  path text check (path ~ '^/' and path !~ '^//' and length(path) <= 200),
  segment jsonb not null,
  due_at timestamptz not null,
  state text not null default 'SCHEDULED' check (state in ('SCHEDULED', 'SENT', 'CANCELLED')),
  -- Members up to this id have been looked at.
  cursor_id bigint not null default 0,
  reached int not null default 0,
  created_at timestamptz not null default now(),
  begun_at timestamptz,
  ended_at timestamptz,
  primary key (merchant_id, id),
  check ((state = 'SCHEDULED') = (ended_at is null))
);
create index inbox_broadcast_due on inbox_broadcast (due_at) where state = 'SCHEDULED';
call secure_brand_rows('inbox_broadcast');

alter table inbox_message
  add column broadcast_id bigint,
  -- How else it is told: 1 by e-mail, 2 by web push, 3 both; 0 once that is done.
  add column reach smallint not null default 0 check (reach between 0 and 3),
  add check ((template is null) = (broadcast_id is not null)),
  add foreign key (merchant_id, broadcast_id) references inbox_broadcast (merchant_id, id);
create index inbox_message_reach on inbox_message (created_at) where reach > 0;

-- How a member wants to be told of a kind besides the inbox; without a row, in no other way.
create table inbox_reach (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  kind text not null check (kind in ('mail', 'deposit', 'withdrawal', 'failed', 'account', 'rank', 'reward',
    'order', 'feedback', 'promotion')),
  email boolean not null default false,
  push boolean not null default false,
  primary key (merchant_id, member_id, kind),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
call secure_brand_rows('inbox_reach');

-- A browser that takes web push for a member. Its address is a secret of the browser.
create table push_subscription (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  member_id bigint not null,
  -- The browser as it is known by its cookie: signing out there ends the subscription.
  device_id bigint,
  endpoint text not null check (endpoint like 'https://%' and length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) between 80 and 100),
  auth text not null check (length(auth) between 20 and 30),
  language text not null,
  created_at timestamptz not null default now(),
  primary key (merchant_id, id),
  unique (merchant_id, endpoint),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
create index push_subscription_of_member on push_subscription (merchant_id, member_id);
call secure_brand_rows('push_subscription');

-- Web push leaves by the outbox, too; what many get waits behind what one waits for.
alter table message_outbox drop constraint message_outbox_channel_check;
alter table message_outbox
  add constraint message_outbox_channel_check check (channel in ('sms', 'email', 'push')),
  add column bulk boolean not null default false;
drop index message_outbox_due;
create index message_outbox_due on message_outbox (bulk, next_try_at) where state = 'queued';
