-- The first answer to every request that may be sent again: a retry answers the same.

create table answered_request (
  merchant_id bigint not null,
  member_id bigint not null,
  scope text not null,
  request_id text not null,
  request_hash text not null,
  -- Null only inside of the transaction that makes it.
  answer jsonb,
  answered_at timestamptz not null default now(),
  primary key (merchant_id, member_id, scope, request_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create index answered_request_age on answered_request (answered_at);
