-- Limits, pauses, self-exclusion, time of play. What a member has chosen and what was played are
-- rows; which of it stands against the next bet is decided by the platform's rules.

create table protection_limit (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Minor units, or seconds for `session`; null: none is set, and a change may wait.
  amount bigint check (amount >= 0),
  pending_amount bigint check (pending_amount >= 0),
  -- When a higher limit (or none: pending_amount is null) was asked for; null: nothing waits.
  pending_since timestamptz,
  primary key (merchant_id, member_id, kind, period),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

-- Whatever else somebody has chosen; whoever has chosen nothing has no row.
create table protection_choice (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  cool_off_until timestamptz,
  reality_check_minutes int check (reality_check_minutes > 0),
  marketing boolean not null default true,
  -- When an operator has seen a proof of age, and what it was.
  age_verified_at timestamptz,
  age_proof text,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

-- Holds until somebody has come back: nothing ends by itself.
create table self_exclusion (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  member_id bigint not null,
  started_at timestamptz not null default now(),
  -- Null: for good.
  until timestamptz,
  -- Asked for after the end; play opens then.
  returns_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  check (returns_at is null or until is not null)
);

create index self_exclusion_of_member on self_exclusion (merchant_id, member_id);

-- Every change of somebody's protection, for whoever must prove it later.
create table protection_event (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  member_id bigint not null,
  at timestamptz not null default now(),
  kind text not null,
  details jsonb not null default '{}',
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create index protection_event_of_member on protection_event (merchant_id, member_id, id desc);
create trigger protection_event_append_only before update or delete or truncate on protection_event
  for each statement execute function refuse_change();

-- Numbers and addresses by which one person is found again at another brand. Only keyed hashes are
-- kept. This and excluded_identity are the only rows that are looked at across merchants.
create table identity_key (
  only_one boolean primary key default true check (only_one),
  key bytea not null
);
insert into identity_key (key)
  select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));

create table member_identity (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  kind text not null check (kind in ('mobile', 'email', 'idNumber')),
  hash bytea not null,
  -- Its owner was shown to be this member; otherwise it was only written on a form.
  proved boolean not null,
  primary key (merchant_id, member_id, kind, hash),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

create index member_identity_hash on member_identity (kind, hash);

create table excluded_identity (
  kind text not null,
  hash bytea not null,
  merchant_id bigint not null references merchant,
  exclusion_id bigint not null,
  proved boolean not null,
  primary key (kind, hash, merchant_id, exclusion_id),
  foreign key (merchant_id, exclusion_id) references self_exclusion (merchant_id, id)
);

-- Two rounds of SHA-256 with a key, as an HMAC has: a list of all numbers cannot be tried on it.
create function identity_hash(p_kind text, p_value text) returns bytea language sql stable as $$
  select sha256(key || sha256(key || convert_to(p_kind || ':' || p_value, 'UTF8')))
    from identity_key
$$;

create function refresh_identities(p_merchant bigint, p_member bigint) returns void
language plpgsql as $$
begin
  delete from member_identity i where i.merchant_id = p_merchant and i.member_id = p_member;
  insert into member_identity (merchant_id, member_id, kind, hash, proved)
    select p_merchant, p_member, v.kind, identity_hash(v.kind, v.value), bool_or(v.proved)
      from (
        select c.kind, lower(c.value) as value, true as proved from member_contact c
          where c.merchant_id = p_merchant and c.member_id = p_member
        union all
        select w.kind, w.value, false from member m, lateral (values
            ('mobile', regexp_replace(m.profile->>'mobileNum', '[^+0-9]', '', 'g')),
            ('email', lower(trim(m.profile->>'email')))
          ) as w (kind, value)
          where m.merchant_id = p_merchant and m.id = p_member
        union all
        select 'idNumber', upper(regexp_replace(m.profile->>'idNumber', '[^[:alnum:]]', '', 'g')),
            'idNumber' = any (m.profile_locked)
          from member m where m.merchant_id = p_merchant and m.id = p_member
      ) v
      where v.value <> '' group by v.kind, v.value;
  -- Who is excluded stays it under whatever number comes later.
  insert into excluded_identity (kind, hash, merchant_id, exclusion_id, proved)
    select i.kind, i.hash, s.merchant_id, s.id, i.proved
      from self_exclusion s
      join member_identity i on i.merchant_id = s.merchant_id and i.member_id = s.member_id
      where s.merchant_id = p_merchant and s.member_id = p_member
        and (s.returns_at is null or s.returns_at > now())
    on conflict (kind, hash, merchant_id, exclusion_id)
      do update set proved = excluded_identity.proved or excluded.proved;
end $$;

create function refresh_own_identities() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'member' then
    perform refresh_identities(new.merchant_id, new.id);
  elsif tg_op = 'DELETE' then
    perform refresh_identities(old.merchant_id, old.member_id);
  else
    perform refresh_identities(new.merchant_id, new.member_id);
  end if;
  return null;
end $$;

create trigger member_told after insert or update of profile, profile_locked on member
  for each row execute function refresh_own_identities();
create trigger member_contact_changed after insert or update or delete on member_contact
  for each row execute function refresh_own_identities();

select refresh_identities(merchant_id, id) from member;

-- The exclusions that hold for a member: own ones, and those of the same person elsewhere. What
-- somebody only wrote on a form never excludes whoever has proved to own it.
create function exclusions_of(p_merchant bigint, p_member bigint)
returns setof self_exclusion language sql stable as $$
  select s.* from self_exclusion s
    where s.merchant_id = p_merchant and s.member_id = p_member
      and (s.returns_at is null or s.returns_at > now())
  union
  select s.* from member_identity i
    join excluded_identity e on e.kind = i.kind and e.hash = i.hash and (e.proved or not i.proved)
    join self_exclusion s on s.merchant_id = e.merchant_id and s.id = e.exclusion_id
    where i.merchant_id = p_merchant and i.member_id = p_member
      and (s.returns_at is null or s.returns_at > now())
$$;

-- Excludes a person: from now on exclusions_of finds it for every account of theirs. Their play
-- ends, all their sessions end but the one that asked, and no offers are sent any more.
create function exclude_person(
  p_merchant bigint, p_member bigint, p_until timestamptz, p_keep_token text
) returns self_exclusion language plpgsql as $$
declare
  v_exclusion self_exclusion;
  v_account record;
begin
  insert into self_exclusion (merchant_id, member_id, until)
    values (p_merchant, p_member, p_until) returning * into v_exclusion;
  insert into excluded_identity (kind, hash, merchant_id, exclusion_id, proved)
    select i.kind, i.hash, p_merchant, v_exclusion.id, i.proved from member_identity i
      where i.merchant_id = p_merchant and i.member_id = p_member;
  for v_account in
    select p_merchant as merchant_id, p_member as member_id
    union
    select i.merchant_id, i.member_id from excluded_identity e
      join member_identity i on i.kind = e.kind and i.hash = e.hash and (e.proved or not i.proved)
      where e.merchant_id = p_merchant and e.exclusion_id = v_exclusion.id
    order by 1, 2
  loop
    delete from session s where s.merchant_id = v_account.merchant_id
      and s.member_id = v_account.member_id and s.token_hash <> p_keep_token;
    update play_session p set ended_at = p.seen_at where p.merchant_id = v_account.merchant_id
      and p.member_id = v_account.member_id and p.ended_at is null;
    insert into protection_choice (merchant_id, member_id, marketing)
      values (v_account.merchant_id, v_account.member_id, false)
      on conflict (merchant_id, member_id) do update set marketing = false;
  end loop;
  return v_exclusion;
end $$;

-- Play without a longer break. At most one is open for each member.
create table play_session (
  merchant_id bigint not null references merchant,
  id bigint generated always as identity,
  member_id bigint not null,
  started_at timestamptz not null default now(),
  -- The last bet.
  seen_at timestamptz not null default now(),
  -- The start, or the last answer to a reality check.
  checked_at timestamptz not null default now(),
  ended_at timestamptz,
  staked_minor bigint not null default 0,
  won_minor bigint not null default 0,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
) with (fillfactor = 80);

create unique index play_session_open on play_session (merchant_id, member_id)
  where ended_at is null;
create index play_session_of_member on play_session (merchant_id, member_id, seen_at);

-- What was staked and won, by quarters of an hour: the days of every time zone begin with one.
create table play_quarter (
  merchant_id bigint not null,
  member_id bigint not null,
  quarter timestamptz not null,
  game_type text not null,
  -- By the moment of the bet; bets that were taken back count no more.
  staked_minor bigint not null default 0,
  -- By the moment at which they were settled.
  bets int not null default 0,
  settled_minor bigint not null default 0,
  payout_minor bigint not null default 0,
  valid_minor bigint not null default 0,
  primary key (merchant_id, member_id, quarter, game_type),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
) with (fillfactor = 80);

create function count_quarter(
  p_bet bet, p_at timestamptz, p_staked bigint, p_bets int, p_settled bigint, p_payout bigint,
  p_valid bigint
) returns void language sql as $$
  insert into play_quarter as q
      (merchant_id, member_id, quarter, game_type, staked_minor, bets, settled_minor, payout_minor,
      valid_minor)
    values (p_bet.merchant_id, p_bet.member_id,
      date_bin('15 minutes', p_at, timestamptz '2000-01-01 00:00:00Z'), p_bet.game_type, p_staked,
      p_bets, p_settled, p_payout, p_valid)
    on conflict (merchant_id, member_id, quarter, game_type) do update set
      staked_minor = q.staked_minor + excluded.staked_minor,
      bets = q.bets + excluded.bets,
      settled_minor = q.settled_minor + excluded.settled_minor,
      payout_minor = q.payout_minor + excluded.payout_minor,
      valid_minor = q.valid_minor + excluded.valid_minor
$$;

-- Adds to the open play session of which the bet is a part.
create function count_session(p_bet bet, p_staked bigint, p_won bigint) returns void
language sql as $$
  update play_session p set staked_minor = p.staked_minor + p_staked, won_minor = p.won_minor + p_won
    where p.merchant_id = p_bet.merchant_id and p.member_id = p_bet.member_id
      and p.ended_at is null and p.started_at <= p_bet.placed_at
$$;

create function count_play() returns trigger language plpgsql as $$
begin
  -- Play credits are no money: they count for nothing here.
  if (select m.type from member m where m.merchant_id = new.merchant_id and m.id = new.member_id) = 4
  then
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

create trigger bet_counts_as_play after insert or update of status on bet
  for each row execute function count_play();

create index deposit_of_member_by_time on deposit (merchant_id, member_id, created_at);

-- Everything that the rules of protection look at, in one row.
create type protection_facts as (
  type smallint, birthday text, cool_off_until timestamptz, reality_check_minutes int,
  marketing boolean, age_verified_at timestamptz, limits jsonb,
  excluded_at timestamptz, excluded_until timestamptz, excluded_here boolean,
  returns_at timestamptz,
  session_started_at timestamptz, session_checked_at timestamptz, session_staked_minor bigint,
  session_won_minor bigint
);

create function read_protection(p_merchant bigint, p_member bigint, p_break interval)
returns setof protection_facts language sql stable as $$
  select m.type, nullif(m.profile->>'birthday', ''), c.cool_off_until, c.reality_check_minutes,
      coalesce(c.marketing, true), c.age_verified_at,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'period', l.period,
          'amount', l.amount, 'pendingAmount', l.pending_amount,
          'pendingSince', extract(epoch from l.pending_since))), '[]')
        from protection_limit l where l.merchant_id = m.merchant_id and l.member_id = m.id),
      x.started_at, x.until, x.here, x.returns_at,
      p.started_at, p.checked_at, p.staked_minor, p.won_minor
    from member m
    left join protection_choice c on c.merchant_id = m.merchant_id and c.member_id = m.id
    left join lateral (
      select e.*, e.merchant_id = m.merchant_id and e.member_id = m.id as here
        from exclusions_of(m.merchant_id, m.id) e
        order by e.until desc nulls first, e.id limit 1
    ) x on true
    left join play_session p on p.merchant_id = m.merchant_id and p.member_id = m.id
      and p.ended_at is null and p.seen_at > now() - p_break
    where m.merchant_id = p_merchant and m.id = p_member
$$;

-- What counts towards the limits within the last 24 hours, 7 days and month: deposits, losses and
-- stakes in minor units, play in seconds. Quarters that lie half within count as a whole.
create function protection_usage(p_merchant bigint, p_member bigint, p_break interval)
returns table (kind text, day bigint, week bigint, month bigint) language sql stable as $$
  with starts as (
    select now() - interval '24 hours' as day, now() - interval '7 days' as week,
      now() - interval '1 month' as month
  ), played as (
    select
        sum(q.staked_minor) filter (where q.quarter > s.day - interval '15 minutes') as staked_day,
        sum(q.staked_minor) filter (where q.quarter > s.week - interval '15 minutes') as staked_week,
        sum(q.staked_minor) as staked_month,
        sum(q.payout_minor) filter (where q.quarter > s.day - interval '15 minutes') as won_day,
        sum(q.payout_minor) filter (where q.quarter > s.week - interval '15 minutes') as won_week,
        sum(q.payout_minor) as won_month
      from starts s join play_quarter q
        on q.merchant_id = p_merchant and q.member_id = p_member
        and q.quarter > s.month - interval '15 minutes'
  ), paid as (
    select sum(d.amount_minor) filter (where d.created_at > s.day) as day,
        sum(d.amount_minor) filter (where d.created_at > s.week) as week,
        sum(d.amount_minor) as month
      from starts s join deposit d
        on d.merchant_id = p_merchant and d.member_id = p_member and d.created_at > s.month
        and d.state in ('CREATED', 'PENDING', 'SETTLED')
  ), timed as (
    select sum(greatest(interval '0', t.until - greatest(p.started_at, s.day))) as day,
        sum(greatest(interval '0', t.until - greatest(p.started_at, s.week))) as week,
        sum(greatest(interval '0', t.until - greatest(p.started_at, s.month))) as month
      from starts s join play_session p
        on p.merchant_id = p_merchant and p.member_id = p_member and p.seen_at > s.month
      cross join lateral (select case
        when p.ended_at is null and p.seen_at > now() - p_break then now()
        else p.seen_at end as until) t
  )
  select 'deposit', coalesce(day, 0)::bigint, coalesce(week, 0)::bigint, coalesce(month, 0)::bigint
    from paid
  union all
  select 'wager', coalesce(staked_day, 0)::bigint, coalesce(staked_week, 0)::bigint,
    coalesce(staked_month, 0)::bigint from played
  union all
  select 'loss', greatest(coalesce(staked_day - won_day, 0), 0)::bigint,
    greatest(coalesce(staked_week - won_week, 0), 0)::bigint,
    greatest(coalesce(staked_month - won_month, 0), 0)::bigint from played
  union all
  select 'session', coalesce(floor(extract(epoch from day)), 0)::bigint,
    coalesce(floor(extract(epoch from week)), 0)::bigint,
    coalesce(floor(extract(epoch from month)), 0)::bigint from timed
$$;

-- Play goes on: answers the facts as they stood, and opens a play session or notes that the open one
-- is in use. The member's row is held, so that two bets cannot pass a limit together. Whoever refuses
-- the bet rolls this back.
create function enter_play(p_merchant bigint, p_member bigint, p_break interval)
returns setof protection_facts language plpgsql as $$
begin
  perform from member m where m.merchant_id = p_merchant and m.id = p_member for no key update;
  return query select * from read_protection(p_merchant, p_member, p_break);
  update play_session p set ended_at = p.seen_at where p.merchant_id = p_merchant
    and p.member_id = p_member and p.ended_at is null and p.seen_at <= now() - p_break;
  insert into play_session (merchant_id, member_id) values (p_merchant, p_member)
    on conflict (merchant_id, member_id) where ended_at is null do update set seen_at = now();
end $$;
