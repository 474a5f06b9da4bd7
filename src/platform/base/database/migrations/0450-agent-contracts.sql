-- Contracts between an agent and who is directly above, and what is paid by them.

-- One version of a contract: its terms never change, another version takes its place.
create table agent_contract (
  merchant_id bigint not null references merchant,
  id bigint not null generated always as identity,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  -- Null: the house, for a master.
  upline_id bigint,
  agent_id bigint not null,
  -- [{rateMillis, fromMinor, activeMembers}], the lowest tier first; rates in thousandths of a percent.
  terms jsonb not null,
  -- How long its periods are, and where its days begin.
  period text not null check (period in ('month', 'semimonth', 'week', 'day', 'hour', 'slot')),
  zone text not null,
  state text not null check (state in ('OFFERED', 'ACCEPTED', 'REFUSED', 'EXPIRED', 'WITHDRAWN', 'ACTIVE',
    'TERMINATION_REQUESTED', 'TERMINATED', 'SUPERSEDED')),
  -- Who proposed it; null: the house.
  proposed_by bigint,
  offered_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  -- The beginning of its first period, and the end of its last; null: not known.
  starts_at timestamptz,
  ends_at timestamptz,
  end_reason text check (end_reason in ('agreed', 'replaced', 'uncovered', 'moved', 'closed')),
  -- Who asked for its end.
  ending_by bigint,
  -- All valid bets of the team when a real-time contract began.
  seen_minor bigint,
  primary key (merchant_id, id),
  foreign key (merchant_id, upline_id) references member (merchant_id, id),
  foreign key (merchant_id, agent_id) references member (merchant_id, id)
);
create unique index agent_contract_offered on agent_contract (merchant_id, agent_id, kind) where state = 'OFFERED';
create unique index agent_contract_accepted on agent_contract (merchant_id, agent_id, kind) where state = 'ACCEPTED';
create unique index agent_contract_live on agent_contract (merchant_id, agent_id, kind)
  where state in ('ACTIVE', 'TERMINATION_REQUESTED');
create index agent_contract_given on agent_contract (merchant_id, upline_id, id);
create index agent_contract_had on agent_contract (merchant_id, agent_id, id);
-- What a step has to look at.
create index agent_contract_due on agent_contract
  (merchant_id, (case state when 'OFFERED' then expires_at when 'ACCEPTED' then starts_at else ends_at end))
  where state in ('OFFERED', 'ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED');
call secure_brand_rows('agent_contract');

-- Who did what to a contract, when, and from which device.
create table agent_contract_signature (
  merchant_id bigint not null references merchant,
  id bigint not null generated always as identity,
  contract_id bigint not null,
  action text not null check (action in ('offer', 'accept', 'refuse', 'withdraw', 'expire', 'start', 'requestEnd',
    'agreeEnd', 'keep', 'end')),
  -- Null: the platform, by its rules.
  member_id bigint,
  at timestamptz not null default clock_timestamp(),
  ip text,
  device text,
  primary key (merchant_id, id),
  foreign key (merchant_id, contract_id) references agent_contract (merchant_id, id)
);
create index agent_contract_signature_of on agent_contract_signature (merchant_id, contract_id, id);
create trigger agent_contract_signature_fixed before update or delete on agent_contract_signature
  for each row execute function refuse_change();
call secure_brand_rows('agent_contract_signature');

-- Until when a brand's contracts of a kind are settled. Who settles holds the row.
create table contract_run (
  merchant_id bigint not null references merchant,
  kind text not null,
  settled_until timestamptz not null,
  primary key (merchant_id, kind)
);
call secure_brand_rows('contract_run');

-- What a contract came to in one period: a bill, with all that it was worked out from.
create table contract_bill (
  merchant_id bigint not null references merchant,
  id bigint not null generated always as identity,
  contract_id bigint not null,
  kind text not null,
  upline_id bigint,
  agent_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Above 1: counted again, and what is due is the difference.
  revision int not null default 1,
  -- Of the team in the period, in minor units.
  stake_minor bigint not null,
  payout_minor bigint not null,
  valid_minor bigint not null,
  bonus_minor bigint not null,
  rebate_minor bigint not null,
  salary_minor bigint not null,
  fee_minor bigint not null,
  active_members int not null,
  -- Of the bill before: a loss, never above 0.
  carry_minor bigint not null default 0,
  -- What the rate is taken of: for dividends the base with the loss that was carried, else valid bets.
  figure_minor bigint not null,
  -- Thousandths of a percent; 0: no tier was reached.
  rate_millis int not null,
  -- Parts of a minor unit in hundred-thousandths, of the bill before and for the next one.
  remainder_in int not null default 0,
  remainder_out int not null default 0,
  gross_minor bigint not null,
  -- What contracts below it are paid for the same period.
  deeper_minor bigint not null default 0,
  -- What too much was paid before, never above 0; and what of that is left after this bill.
  owed_minor bigint not null default 0,
  owed_out_minor bigint not null default 0,
  carry_out_minor bigint not null default 0,
  -- What earlier revisions had due.
  earlier_minor bigint not null default 0,
  due_minor bigint not null default 0 check (due_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor between 0 and due_minor),
  -- Of what is paid: by the guarantee account; and what of that the upline has given back.
  guaranteed_minor bigint not null default 0,
  repaid_minor bigint not null default 0 check (repaid_minor between 0 and guaranteed_minor),
  -- Real time: all valid bets of the team up to the bill.
  seen_minor bigint,
  state text not null default 'CALCULATED' check (state in ('CALCULATED', 'NOT_REACHED', 'PAYABLE', 'PAID', 'PART',
    'INSUFFICIENT', 'DEFAULTED')),
  calculated_at timestamptz not null default clock_timestamp(),
  paid_at timestamptz,
  defaulted_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, contract_id, starts_at, revision),
  foreign key (merchant_id, contract_id) references agent_contract (merchant_id, id)
);
create index contract_bill_of on contract_bill (merchant_id, agent_id, kind, id);
create index contract_bill_by on contract_bill (merchant_id, upline_id, id);
create index contract_bill_period on contract_bill (merchant_id, kind, starts_at);
create index contract_bill_open on contract_bill (merchant_id, id) where state in ('PAYABLE', 'PART', 'INSUFFICIENT');
call secure_brand_rows('contract_bill');

-- Agents who may not transfer, withdraw or offer: because of a dividend that they did not pay, or by the operator.
create table agent_freeze (
  merchant_id bigint not null references merchant,
  id bigint not null generated always as identity,
  agent_id bigint not null,
  -- Null: the operator.
  bill_id bigint,
  reason text not null,
  frozen_at timestamptz not null default clock_timestamp(),
  freed_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, agent_id) references member (merchant_id, id),
  foreign key (merchant_id, bill_id) references contract_bill (merchant_id, id)
);
create unique index agent_freeze_of_bill on agent_freeze (merchant_id, bill_id) where bill_id is not null;
create unique index agent_freeze_by_operator on agent_freeze (merchant_id, agent_id)
  where bill_id is null and freed_at is null;
create index agent_freeze_now on agent_freeze (merchant_id, agent_id) where freed_at is null;
call secure_brand_rows('agent_freeze');

create function end_moved_contracts() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_contracts(new.merchant_id);
  perform end_contract(c.merchant_id, c.id, (contract_span(c.period, c.zone, clock_timestamp())).ends_at, 'moved')
    from agent_contract c where c.merchant_id = new.merchant_id and c.agent_id = new.id
      and c.state in ('OFFERED', 'ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED')
      and c.upline_id is not distinct from old.upline_id;
  return null;
end $$;
create trigger contracts_end_by_move after update of upline_id on member
  for each row when (new.upline_id is distinct from old.upline_id) execute function end_moved_contracts();
