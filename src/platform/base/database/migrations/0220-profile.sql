-- What a member binds to the account: contacts, authenticator, passkeys, other sign-ins, pictures.

-- Null: registered without a password, or by a sign-in provider; one can be set later.
alter table member alter column password_hash drop not null;
alter table member
  add column password_changed_at timestamptz not null default now(),
  -- Wrong payment passwords in a row; at the merchant's number it is locked until it is replaced.
  add column payment_password_failures int not null default 0 check (payment_password_failures >= 0),
  -- Fields of the profile that the operator has verified.
  add column profile_locked text[] not null default '{}',
  add column avatar_upload_id uuid;

-- A number or address whose owner has shown a code sent to it. One account each.
create table member_contact (
  merchant_id bigint not null references merchant,
  kind text not null check (kind in ('mobile', 'email')),
  -- E.164, or an address in lower case
  value text not null,
  member_id bigint not null,
  verified_at timestamptz not null default now(),
  primary key (merchant_id, kind, value),
  unique (merchant_id, member_id, kind),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create table authenticator (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  secret text not null,
  -- Null until the first right code
  confirmed_at timestamptz,
  -- The time step of the last accepted code: none is accepted twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create table recovery_code (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  code_hash text not null,
  primary key (merchant_id, member_id, code_hash),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create table passkey (
  merchant_id bigint not null references merchant,
  credential_id text not null,
  member_id bigint not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (merchant_id, credential_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create index passkey_of_member on passkey (merchant_id, member_id);

create table provider_identity (
  merchant_id bigint not null references merchant,
  provider_id text not null,
  subject text not null,
  member_id bigint not null,
  linked_at timestamptz not null default now(),
  primary key (merchant_id, provider_id, subject),
  unique (merchant_id, member_id, provider_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create table upload (
  merchant_id bigint not null references merchant,
  id uuid not null,
  member_id bigint not null,
  purpose text not null check (purpose in ('avatar', 'feedback', 'proof', 'activity')),
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null,
  width_px int not null,
  height_px int not null,
  created_at timestamptz not null default now(),
  -- Null while no form has taken it: such a picture goes after a day.
  used_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create index upload_of_member on upload (merchant_id, member_id, created_at);
create index upload_unused on upload (created_at) where used_at is null;

alter table member
  add foreign key (merchant_id, avatar_upload_id) references upload (merchant_id, id);

create table feedback_image (
  merchant_id bigint not null references merchant,
  feedback_id bigint not null,
  upload_id uuid not null,
  primary key (merchant_id, feedback_id, upload_id),
  unique (merchant_id, upload_id),
  foreign key (merchant_id, feedback_id) references feedback (merchant_id, id),
  foreign key (merchant_id, upload_id) references upload (merchant_id, id)
);
