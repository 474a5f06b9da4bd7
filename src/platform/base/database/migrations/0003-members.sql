-- Accounts of people, their codes, sessions, failures and captchas.

create table member (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  username text not null,
  nickname text not null,
  -- 0 member, 1, 2, 41, 42 agents, 4 trial
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  status text not null default 'active' check (status in ('active', 'frozen', 'closed')),
  password_hash text not null,
  password_expires_at timestamptz,
  payment_password_hash text,
  profile jsonb not null default '{}',
  language text not null,
  upline_id bigint,
  referrer_id bigint,
  registered_at timestamptz not null default now(),
  registered_ip text not null,
  register_url text,
  previous_login_at timestamptz,
  last_login_at timestamptz,
  primary key (merchant_id, id),
  constraint member_username_taken unique (merchant_id, username),
  foreign key (merchant_id, upline_id) references member (merchant_id, id),
  foreign key (merchant_id, referrer_id) references member (merchant_id, id)
);

create index member_upline on member (merchant_id, upline_id);

alter table account
  add foreign key (merchant_id, member_id) references member (merchant_id, id);

create table affiliate_code (
  merchant_id bigint not null references merchant,
  code text not null check (code = upper(code)),
  owner_id bigint not null,
  kind text not null check (kind in ('referral', 'agent')),
  -- A host name of the merchant whose visitors belong to this code.
  domain text,
  active boolean not null default true,
  primary key (merchant_id, code),
  unique (merchant_id, domain),
  foreign key (merchant_id, owner_id) references member (merchant_id, id)
);

create index affiliate_code_owner on affiliate_code (merchant_id, owner_id);

create table session (
  merchant_id bigint not null references merchant,
  token_hash text not null,
  member_id bigint not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ip text not null,
  user_agent text not null,
  primary key (merchant_id, token_hash),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create index session_of_member on session (merchant_id, member_id);
create index session_seen on session (seen_at);

create table login_failure (
  merchant_id bigint not null references merchant,
  -- 'name:…' or 'ip:…'; a name counts whether or not an account has it
  subject text not null,
  failures int not null,
  window_started_at timestamptz not null default now(),
  locked_until timestamptz,
  primary key (merchant_id, subject)
);

create index login_failure_age on login_failure (window_started_at);

create table captcha (
  merchant_id bigint not null references merchant,
  id text not null,
  answer_hash text not null,
  expires_at timestamptz not null,
  primary key (merchant_id, id)
);

create index captcha_expiry on captcha (expires_at);

create table feedback (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  member_id bigint,
  question_type text not null,
  content text not null,
  contact text,
  ip text not null,
  language text not null,
  created_at timestamptz not null default now(),
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
