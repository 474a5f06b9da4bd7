-- Invitation links of agents are codes beside the own one of an account: named, of a kind of account that opens by them,
-- with an end. A host name that an agent has of the brand's is such a code, too.
alter table affiliate_code
  -- Null: the account's own code, which it has from the start.
  add column name text check (name <> ''),
  -- What a visit counts for that names no sub-id itself.
  add column sub_id text not null default '',
  -- 0 member, 2, 41, 42 agents. Nobody opens a master by a link.
  add column opens smallint not null default 0 check (opens in (0, 2, 41, 42)),
  add column created_at timestamptz not null default now(),
  add column expires_at timestamptz check (expires_at > created_at),
  add column closed_at timestamptz check (closed_at is null or not active),
  add constraint affiliate_code_opens_agents check (opens = 0 or kind = 'agent');
create index affiliate_code_made on affiliate_code (merchant_id, owner_id, created_at, code) where name is not null;

-- What came by a code on a day of the brand's time zone, for each sub-id: counted, not who it was.
create table link_day (
  merchant_id bigint not null references merchant,
  code text not null,
  day date not null,
  sub_id text not null,
  visits int not null default 0 check (visits >= 0),
  registrations int not null default 0 check (registrations >= 0),
  -- Of those who registered by it on any day, whose first money came on this one.
  first_deposits int not null default 0 check (first_deposits >= 0),
  primary key (merchant_id, code, day, sub_id),
  foreign key (merchant_id, code) references affiliate_code (merchant_id, code)
);
call secure_brand_rows('link_day');

-- Browsers that were counted on a day, so that each counts once: hashed with a salt that is deleted when the day is over,
-- so that nobody can be followed from one day to the next.
create table link_visitor (
  merchant_id bigint not null references merchant,
  day date not null,
  code text not null,
  visitor bytea not null,
  address bytea not null,
  primary key (merchant_id, day, code, visitor)
);
create index link_visitors_of_address on link_visitor (merchant_id, day, code, address);
call secure_brand_rows('link_visitor');

create table visit_salt (
  merchant_id bigint not null references merchant,
  day date not null,
  salt bytea not null,
  primary key (merchant_id, day)
);
call secure_brand_rows('visit_salt');

-- Who registered by which code.
create table link_registration (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  code text not null,
  sub_id text not null,
  registered_at timestamptz not null default now(),
  -- The first money that was paid in and not taken back.
  deposit_id bigint,
  deposited_at timestamptz check ((deposited_at is null) = (deposit_id is null)),
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, code) references affiliate_code (merchant_id, code),
  foreign key (merchant_id, deposit_id) references deposit (merchant_id, id)
);
create index link_registrations_of on link_registration (merchant_id, code, member_id);
call secure_brand_rows('link_registration');

-- Host names of the brand that agents have asked for, and what an operator has decided.
create table link_domain_request (
  merchant_id bigint not null references merchant,
  id bigint not null generated always as identity,
  agent_id bigint not null,
  domain text not null check (domain = lower(domain)),
  state text not null default 'asked' check (state in ('asked', 'granted', 'refused', 'withdrawn')),
  asked_at timestamptz not null default now(),
  decided_at timestamptz check ((decided_at is null) = (state = 'asked')),
  primary key (merchant_id, id),
  foreign key (merchant_id, agent_id) references member (merchant_id, id)
);
create unique index link_domain_asked on link_domain_request (merchant_id, agent_id, domain) where state = 'asked';
create index link_domain_requests_of on link_domain_request (merchant_id, agent_id, id);
call secure_brand_rows('link_domain_request');

-- Accounts that agents have opened by hand.
create table opened_account (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  opened_by bigint not null,
  opened_at timestamptz not null default now(),
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  foreign key (merchant_id, opened_by) references member (merchant_id, id)
);
create index accounts_opened_by on opened_account (merchant_id, opened_by, opened_at);
call secure_brand_rows('opened_account');

alter table member
  -- Until when the password is the one-time secret of whoever opened the account; null: it is the member's own.
  add column secret_until timestamptz;

-- Adds to what came by a code. A code with very many sub-ids in one day counts further ones without a name: they come out of
-- addresses that anybody can write.
create function count_link(p_merchant bigint, p_code text, p_day date, p_sub text,
  p_visits int, p_registrations int, p_deposits int) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  c_most constant int := 1000;
  v_sub text := p_sub;
begin
  if p_sub <> '' and not exists (select from link_day l where l.merchant_id = p_merchant and l.code = p_code
      and l.day = p_day and l.sub_id = p_sub)
    and (select count(*) from link_day l where l.merchant_id = p_merchant and l.code = p_code and l.day = p_day) >= c_most
  then
    v_sub := '';
  end if;
  insert into link_day as l (merchant_id, code, day, sub_id, visits, registrations, first_deposits)
    values (p_merchant, p_code, p_day, v_sub, p_visits, p_registrations, p_deposits)
    on conflict (merchant_id, code, day, sub_id) do update set visits = l.visits + excluded.visits,
      registrations = l.registrations + excluded.registrations,
      first_deposits = l.first_deposits + excluded.first_deposits;
  return v_sub;
end $$;
