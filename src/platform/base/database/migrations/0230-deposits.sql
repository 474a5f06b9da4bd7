-- Deposits and what they are paid through. What moves money stays in the ledger: a deposit only
-- names the transfers that it led to.

create table deposit (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  member_id bigint not null,
  -- Shown to the player, carried by the bank transfer, and the provider's key.
  reference text not null,
  channel_id text not null,
  provider text not null,
  -- The channel as it was offered: a later change of it changes no deposit.
  channel jsonb not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0 and fee_minor < amount_minor),
  state text not null default 'CREATED'
    check (state in ('CREATED', 'PENDING', 'SETTLED', 'FAILED', 'EXPIRED', 'REFUNDED')),
  -- The provider's own number and page, once it has taken the deposit.
  provider_ref text,
  pay_url text,
  payer_name text,
  sent_at timestamptz,
  -- Why it failed, for the player; and what is wrong with it, for who operates the platform.
  note text,
  problem text,
  -- Money that came after the end: the provider is asked to return it until it has.
  return_due boolean not null default false,
  transfer_id bigint,
  refund_id bigint,
  -- Of a refund, what the member no longer had and the house bore.
  shortfall_minor bigint not null default 0 check (shortfall_minor >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- When the provider is asked next; null for what no machine can be asked about.
  next_query_at timestamptz,
  queries int not null default 0,
  primary key (merchant_id, id),
  unique (merchant_id, reference),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, transfer_id) references transfer (merchant_id, id),
  foreign key (merchant_id, refund_id) references transfer (merchant_id, id),
  check (state <> 'SETTLED' or transfer_id is not null)
) with (fillfactor = 85);

create index deposit_of_member on deposit (merchant_id, member_id, id desc);
create index deposit_open on deposit (merchant_id, id) where state in ('CREATED', 'PENDING');
create index deposit_to_query on deposit (merchant_id, next_query_at)
  where next_query_at is not null and (state in ('CREATED', 'PENDING') or return_due);
create unique index deposit_at_provider on deposit (merchant_id, provider, provider_ref)
  where provider_ref is not null;

-- What platform and provider sign their messages with, where the environment names none.
create table provider_secret (
  merchant_id bigint not null references merchant,
  provider text not null,
  secret text not null,
  created_at timestamptz not null default now(),
  primary key (merchant_id, provider)
);

-- The sandbox provider's own books. It is a world apart: it knows nothing of deposits.
create table sandbox_payment (
  merchant_id bigint not null references merchant,
  -- Random; whoever knows it may open the page.
  id text not null,
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'pending' check (status in ('pending', 'settled', 'failed', 'refunded')),
  payee text not null,
  language text not null,
  callback_url text not null,
  return_url text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, reference)
);
