-- Where members are paid, what they asked for, and what became of each payment.

create table bank_account (
  merchant_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  bank_code text not null,
  bank_name text not null,
  -- Without spaces, upper case.
  account_number text not null,
  holder_name text not null,
  branch text,
  -- When the holder's name was found to be the member's real name.
  verified_at timestamptz,
  added_at timestamptz not null default now(),
  last_used_at timestamptz,
  removed_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

-- One account at a bank belongs to one member.
create unique index bank_account_number on bank_account (merchant_id, bank_code, account_number)
  where removed_at is null;
create index bank_account_of_member on bank_account (merchant_id, member_id)
  where removed_at is null;

create table withdrawal (
  merchant_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  bank_account_id bigint not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Sent to the bank and not come back.
  paid_minor bigint not null default 0 check (paid_minor between 0 and amount_minor),
  status text not null default 'QUEUED' check (status in
    ('QUEUED', 'APPROVED', 'PAYING', 'PAID', 'DISPUTED', 'RECEIVED', 'REJECTED')),
  reject_reason text,
  -- Counted as received by the clock or the operator: not refunded.
  forced boolean not null default false,
  requested_at timestamptz not null default now(),
  -- The day of the merchant's time zone to which it counts.
  day date not null,
  closed_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, bank_account_id) references bank_account (merchant_id, id),
  check ((status in ('RECEIVED', 'REJECTED')) = (closed_at is not null)),
  check ((status = 'REJECTED') = (reject_reason is not null))
) with (fillfactor = 85);

create index withdrawal_of_member on withdrawal (merchant_id, member_id, id desc);
create index withdrawal_of_day on withdrawal (merchant_id, member_id, day);
create index withdrawal_queue on withdrawal (merchant_id, id) where status = 'QUEUED';
create index withdrawal_open on withdrawal (merchant_id, status, id) where closed_at is null;

create table withdrawal_payment (
  merchant_id bigint not null,
  id bigint generated always as identity,
  withdrawal_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null default 'SENT'
    check (status in ('SENT', 'RECEIVED', 'NOT_RECEIVED', 'FAILED')),
  reference text,
  sent_at timestamptz not null default now(),
  -- Unanswered until then, it counts as received.
  due_at timestamptz not null,
  -- The last reminder that went out, in minutes before due_at.
  reminded_minutes int,
  answered_by text check (answered_by in ('member', 'default', 'operator')),
  answered_at timestamptz,
  remark text,
  -- Ids of the member's uploads.
  proofs jsonb not null default '[]',
  primary key (merchant_id, id),
  foreign key (merchant_id, withdrawal_id) references withdrawal (merchant_id, id),
  check ((status = 'SENT') = (answered_by is null)),
  check ((answered_by is null) = (answered_at is null))
);

create index payment_of_withdrawal on withdrawal_payment (merchant_id, withdrawal_id, id);
-- The bank's reference names one payment: a command that is given twice pays once.
create unique index payment_reference on withdrawal_payment (merchant_id, withdrawal_id, reference)
  where reference is not null;
create index payment_unanswered on withdrawal_payment (due_at) where status = 'SENT';
