-- A contract that an invitation link for agents carries: it is offered to each who registers by the link.
create table link_contract (
  merchant_id bigint not null references merchant,
  code text not null,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  -- As in agent_contract.
  terms jsonb not null,
  -- From where and by which browser the link was made: with them each of its offers is signed.
  ip text not null,
  device text not null,
  primary key (merchant_id, code),
  foreign key (merchant_id, code) references affiliate_code (merchant_id, code)
);
call secure_brand_rows('link_contract');

-- Who registered by such a link: written with the registration, and decided on once, by the job `contracts`.
create table link_offer (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  code text not null,
  decided_at timestamptz,
  -- The contract that was offered.
  contract_id bigint check (contract_id is null or decided_at is not null),
  -- Why none was.
  fault text check (fault in ('closed', 'uncovered', 'waits', 'frozen', 'moved')),
  primary key (merchant_id, member_id),
  check (decided_at is null and fault is null or (contract_id is null) <> (fault is null)),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, code) references link_contract (merchant_id, code)
);
create index link_offers_due on link_offer (merchant_id, member_id) where decided_at is null;
create index link_offers_of on link_offer (merchant_id, code, decided_at);
call secure_brand_rows('link_offer');
