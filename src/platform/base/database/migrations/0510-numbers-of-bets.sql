-- The number of a bet says the month (of UTC) in which it was written, so that bets can be kept by month of their numbers and
-- are found by number as before; see number-of-month.sql and note 122. Numbers of before are below 10^12.
create function number_of_month(p_at timestamptz) returns bigint language plpgsql immutable strict as $$
declare
  v_at timestamp := p_at at time zone 'UTC';
begin
  if p_at < '2020-01-01 00:00Z' then
    return 0;
  end if;
  return ((extract(year from v_at)::bigint - 2020) * 12 + extract(month from v_at)::bigint - 1) * 1000000000000;
end $$;

create function bet_number() returns bigint language plpgsql volatile as $$
begin
  return number_of_month(now()) + nextval('bet_sequence');
end $$;

create sequence bet_sequence maxvalue 999999999999;

-- The table of bets is locked first: whoever takes back a bet that has not come holds it before the one of tombstones.
alter table bet alter id drop identity;
alter table bet alter id set default bet_number();

-- Of a table that leads with the merchant and stays as it is: a move of a brand raises it as it raises those of columns, and
-- it has not to change hands when the table of bets does.
alter sequence bet_sequence owned by bet_tombstone.transaction_id;

-- Since when numbers say their month; a brand that comes from another cell brings some that do not.
create table bet_numbering (
  is_only boolean primary key default true check (is_only),
  since timestamptz not null
);
-- Not now(): the lock on bets was waited for, and what was written until then has a number of before.
insert into bet_numbering (since) values (clock_timestamp());

create function first_bet_since(p_at timestamptz) returns bigint language plpgsql stable as $$
begin
  return (select case when p_at < n.since then 0 else number_of_month(p_at) end from bet_numbering n);
end $$;

-- Servers work on while this runs: they need their rights before the migration step gives them.
do $$ begin
  if exists (select from pg_roles where rolname = 'livery_server') then
    grant usage on sequence bet_sequence to livery_server;
    grant select on bet_numbering to livery_server;
  end if;
end $$;
