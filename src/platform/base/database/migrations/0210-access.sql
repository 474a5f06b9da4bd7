-- What signing in needs beside a password: devices, networks, codes, single-use tokens, keys, and
-- the messages that wait to leave.

-- When a trial account ends; null for everybody else.
alter table member add column expires_at timestamptz;

create index member_expiry on member (expires_at) where expires_at is not null;

-- Whoever writes a new hash need not think of the moment (its column: 0220).
create function note_password_change() returns trigger language plpgsql as $$
begin
  new.password_changed_at := now();
  return new;
end $$;

create trigger member_password_changed before update of password_hash on member
  for each row when (old.password_hash is distinct from new.password_hash)
  execute function note_password_change();

-- A browser in which somebody signed in. Its token is in a cookie that no script can read.
create table device (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  member_id bigint not null,
  token_hash text not null,
  -- Those before, the newest first: one that comes again was copied.
  past_token_hashes text[] not null default '{}',
  rotated_at timestamptz not null default now(),
  -- Until then it may sign in without a password.
  remembered_until timestamptz,
  method text not null,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create index device_of_member on device (merchant_id, member_id, seen_at desc);
create index device_seen on device (seen_at);

create table known_network (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  -- A /24 of IPv4 or a /56 of IPv6
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (merchant_id, member_id, network),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create index known_network_seen on known_network (seen_at);

alter table session
  add column device_id bigint,
  -- How the account was proved; a session by SMS is not held to an expired password.
  add column method text not null default 'password',
  add foreign key (merchant_id, device_id) references device (merchant_id, id) on delete cascade;

create index session_of_device on session (merchant_id, device_id);

-- Codes of six digits that were sent to somebody; a new one replaces the one before.
create table verification_code (
  merchant_id bigint not null references merchant,
  purpose text not null,
  recipient text not null,
  -- 0 where nobody is signed in
  member_id bigint not null,
  salt text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  primary key (merchant_id, purpose, recipient, member_id)
);

create index verification_code_expiry on verification_code (expires_at);

-- Random tokens that count once: challenges, exchange codes, sliders, links in e-mails.
create table single_use_token (
  merchant_id bigint not null references merchant,
  token_hash text not null,
  purpose text not null,
  member_id bigint,
  data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create index single_use_token_expiry on single_use_token (expires_at);

-- The keys of encrypted calls; the newest is published, the one before is still taken.
create table encryption_key (
  kid text primary key,
  private_key jsonb not null,
  created_at timestamptz not null default now()
);

create table message_outbox (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  kind text not null,
  language text not null,
  subject text not null,
  -- Emptied once it was handed over: it may hold a code.
  body text not null,
  -- withheld: for nobody, so that asking takes as long as for somebody
  state text not null check (state in ('queued', 'sent', 'failed', 'expired', 'withheld')),
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  -- A code is of no use later.
  expires_at timestamptz,
  fault text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (merchant_id, id)
);

create index message_outbox_due on message_outbox (next_try_at) where state = 'queued';
create index message_outbox_age on message_outbox (created_at);
