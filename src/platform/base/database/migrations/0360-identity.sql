-- Proofs of age and identity (KYC): photographs of a document and of the person holding it.

alter table upload drop constraint upload_purpose_check;
alter table upload add constraint upload_purpose_check
  check (purpose in ('avatar', 'feedback', 'proof', 'activity', 'identity'));
-- The bytes are sealed with the key of the installation, which is not in this database.
alter table upload add column sealed boolean not null default false;

create table identity_check (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  member_id bigint not null,
  document text not null check (document in ('passport', 'identityCard', 'drivingLicence')),
  front_upload_id uuid not null,
  -- A passport has none that says anything.
  back_upload_id uuid,
  selfie_upload_id uuid not null,
  status text not null default 'submitted' check (status in ('submitted', 'approved', 'rejected')),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  -- The operator, by the name under which they decided.
  decided_by text,
  reason text check (reason in
    ('unreadable', 'expired', 'notAccepted', 'doesNotMatch', 'tooYoung', 'suspicious')),
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, front_upload_id) references upload (merchant_id, id),
  foreign key (merchant_id, back_upload_id) references upload (merchant_id, id),
  foreign key (merchant_id, selfie_upload_id) references upload (merchant_id, id),
  check ((status = 'submitted') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((status = 'rejected') = (reason is not null))
);

-- One at a time: whoever has one under review waits for its answer.
create unique index identity_check_open on identity_check (merchant_id, member_id)
  where status = 'submitted';
create index identity_check_of_member on identity_check (merchant_id, member_id, id desc);
create index identity_check_waiting on identity_check (id) where status = 'submitted';
