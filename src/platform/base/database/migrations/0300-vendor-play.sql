-- Games of vendors: who plays what, every message of a vendor with its answer, and the one function
-- that takes stakes and settles them in one round trip.

alter table bet
  -- What was bet on and what came, in one line.
  add column pick text check (char_length(pick) <= 200),
  -- Which purse the member's own money came from, and to which the payout goes.
  add column purse text not null default 'cash' check (purse in ('cash', 'vendor'));

-- A launch, and the play that follows from it.
create table game_session (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  member_id bigint not null,
  vendor_code text not null,
  node_id int not null references game,
  wallet text not null check (wallet in ('real', 'trial', 'fun')),
  purpose text not null default 'play' check (purpose in ('play', 'replay')),
  -- The round that is shown again.
  round_id text,
  -- What the game, or its room, takes.
  least_stake_minor bigint not null check (least_stake_minor > 0),
  most_stake_minor bigint not null,
  language text not null,
  mode text not null check (mode in ('light', 'dark')),
  -- Where the site is on which the game was opened.
  origin text not null,
  -- The site's session: when it ends, play ends.
  session_hash text not null,
  ticket_hash text not null unique,
  ticket_expires_at timestamptz not null,
  -- Null until the ticket was used.
  token_hash text unique,
  started_at timestamptz,
  seen_at timestamptz not null default now(),
  ended_at timestamptz,
  -- What is left to play with where nothing is at stake.
  fun_minor bigint check (fun_minor >= 0),
  created_at timestamptz not null default now(),
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  check ((wallet = 'fun') = (fun_minor is not null)),
  check ((token_hash is null) = (started_at is null)),
  check ((purpose = 'replay') = (round_id is not null))
) with (fillfactor = 80);

create index game_session_of_member on game_session (merchant_id, member_id, id desc);
create index game_session_of_session on game_session (merchant_id, session_hash)
  where ended_at is null;
create index game_session_age on game_session using brin (created_at);

create function end_play_with_session() returns trigger language plpgsql as $$
begin
  update game_session s set ended_at = now()
    where s.merchant_id = old.merchant_id and s.session_hash = old.token_hash
      and s.ended_at is null;
  return null;
end $$;

create trigger session_ends_play after delete on session
  for each row execute function end_play_with_session();

-- Rounds for which nothing is at stake: no ledger, no records; kept so that a message that comes
-- twice counts once.
create table fun_bet (
  merchant_id bigint not null,
  game_session_id bigint not null,
  member_id bigint not null,
  vendor_code text not null,
  transaction_id text not null,
  stake_minor bigint not null check (stake_minor > 0),
  payout_minor bigint check (payout_minor >= 0),
  status text not null check (status in ('open', 'settled', 'void')),
  created_at timestamptz not null default now(),
  primary key (merchant_id, vendor_code, transaction_id),
  foreign key (merchant_id, game_session_id) references game_session (merchant_id, id)
    on delete cascade
);

create index fun_bet_of_session on fun_bet (merchant_id, game_session_id);

-- What was answered to a message: the same request id gets the same answer.
create table vendor_answer (
  vendor_code text not null,
  request_id text not null,
  -- Of the call and the body as it came.
  request_hash text not null,
  -- HTTP. Null only inside of the transaction that makes it.
  status smallint,
  answer text,
  answered_at timestamptz not null default now(),
  primary key (vendor_code, request_id)
);

create index vendor_answer_age on vendor_answer using brin (answered_at);

-- Nonces that were used. Not kept through a crash of the database: a message that is repeated then
-- still has its request id, and changes nothing.
create unlogged table vendor_nonce (
  vendor_code text not null,
  nonce text not null,
  used_at timestamptz not null default now(),
  primary key (vendor_code, nonce)
);

create index vendor_nonce_age on vendor_nonce using brin (used_at);

-- What a brand's settings say about play; written when its files are read.
create table play_rule (
  merchant_id bigint primary key references merchant,
  currency text not null,
  -- Each vendor has a purse of its own.
  vendor_purses boolean not null,
  idle interval not null,
  longest interval not null
);

-- Nothing stands against a member's next bets: written after everything was looked at, for a minute
-- at the most, and taken away by whatever could change it. Without one, everything is looked at.
create table play_pass (
  merchant_id bigint not null,
  member_id bigint not null,
  until timestamptz not null,
  -- What may still be staked within the limits; null where there are none.
  budget_minor bigint check (budget_minor >= 0),
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
) with (fillfactor = 80);

create function revoke_play_pass() returns trigger language plpgsql as $$
declare
  v_row jsonb := to_jsonb(coalesce(new, old));
begin
  delete from play_pass p where p.merchant_id = (v_row->>'merchant_id')::bigint
    and p.member_id = (coalesce(v_row->>'member_id', v_row->>'id'))::bigint;
  return null;
end $$;

create trigger member_revokes_pass after update of type, status, profile, expires_at on member
  for each row execute function revoke_play_pass();
create trigger choice_revokes_pass after insert or update or delete on protection_choice
  for each row execute function revoke_play_pass();
create trigger limit_revokes_pass after insert or update or delete on protection_limit
  for each row execute function revoke_play_pass();
create trigger exclusion_revokes_pass after insert or update on self_exclusion
  for each row execute function revoke_play_pass();
create trigger bonus_revokes_pass after insert or update of status on bonus
  for each row execute function revoke_play_pass();
create trigger identity_revokes_pass after insert on member_identity
  for each row execute function revoke_play_pass();

-- An exclusion reaches every account of the person.
create function revoke_passes_of_identity() returns trigger language plpgsql as $$
begin
  delete from play_pass p using member_identity i
    where i.kind = new.kind and i.hash = new.hash
      and p.merchant_id = i.merchant_id and p.member_id = i.member_id;
  return null;
end $$;

create trigger excluded_identity_revokes_passes after insert or update on excluded_identity
  for each row execute function revoke_passes_of_identity();

-- A round that is staked and settled in one moment is one transfer of both.
create or replace function record_kind(p_transfer_kind text, p_amount bigint) returns text
language sql immutable as $$
  select case
    when p_transfer_kind in ('deposit', 'withdrawal', 'bet', 'rebate', 'fee') then p_transfer_kind
    when p_transfer_kind = 'bet_round' then case when p_amount < 0 then 'bet' else 'payout' end
    when p_transfer_kind = 'bet_settled' then 'payout'
    when p_transfer_kind in ('bet_void', 'deposit_refund', 'withdrawal_rejected') then 'refund'
    when p_transfer_kind like 'bonus%' then 'bonus'
    when p_transfer_kind = 'wallet_transfer' then 'walletTransfer'
    when p_transfer_kind in ('transfer_upline', 'transfer_downline')
      then case when p_amount > 0 then 'transferIn' else 'transferOut' end
    else 'adjustment'
  end
$$;

-- The same counts as before; a bet that comes settled is counted in one step instead of two, and
-- its play session is noted as in use.
create or replace function count_play() returns trigger language plpgsql as $$
begin
  -- Play credits are no money: they count for nothing here.
  if (select m.type from member m where m.merchant_id = new.merchant_id and m.id = new.member_id) = 4
  then
    return null;
  end if;
  if tg_op = 'INSERT' and new.status = 'settled' and new.settled_at = new.placed_at then
    perform count_quarter(new, new.placed_at, new.stake_minor, 1, new.stake_minor,
      new.payout_minor, new.valid_minor);
    perform count_session(new, new.stake_minor, new.payout_minor);
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform count_quarter(new, new.placed_at, new.stake_minor, 0, 0, 0, 0);
    perform count_session(new, new.stake_minor, 0);
  end if;
  if new.status = 'settled' and (tg_op = 'INSERT' or old.status = 'open') then
    perform count_quarter(new, new.settled_at, 0, 1, new.stake_minor, new.payout_minor,
      new.valid_minor);
    perform count_session(new, 0, new.payout_minor);
  end if;
  if tg_op = 'UPDATE' and new.status = 'void' and old.status <> 'void' then
    perform count_quarter(old, old.placed_at, -old.stake_minor, 0, 0, 0, 0);
    perform count_session(old, -old.stake_minor, -coalesce(old.payout_minor, 0));
    if old.status = 'settled' then
      perform count_quarter(old, old.settled_at, 0, -1, -old.stake_minor, -old.payout_minor,
        -old.valid_minor);
    end if;
  end if;
  return null;
end $$;
