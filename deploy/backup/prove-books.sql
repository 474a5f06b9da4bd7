-- Proves the books of a database, after a restore or at any time; reads only, and needs nothing but psql:
--   psql -X -v ON_ERROR_STOP=1 -f prove-books.sql "$DATABASE_URL"
-- as the owner, who sees all brands, on a standby too. Prints what was proved and ends with 0; faults are named, and
-- psql ends with 3. The hashes of the decisions themselves are proved by `livery platform audit verify`.
\set QUIET on
\pset format unaligned
\pset fieldsep '  '
\pset tuples_only on
begin isolation level repeatable read read only;
-- Before anything is looked at: a month that is being taken off is then seen either with its lines or carried forward.
lock table entry, transfer in access share mode;
select set_config('livery.brand', 'all', true) \g /dev/null

with carried as (
  -- Of months that were taken off.
  select merchant_id, account_id, sum(balance) as balance, sum(entries) as entries from account_carried group by 1, 2
), lines as (
  select merchant_id, account_id, sum(amount) as balance, count(*) as entries from entry group by 1, 2
), fault (brand, about, told) as (
  -- Each transfer sums to zero in each currency.
  select e.merchant_id, 'transfer ' || e.transfer_id, 'sums to ' || sum(e.amount) || ' ' || a.currency
    from entry e join account a on a.merchant_id = e.merchant_id and a.id = e.account_id
    group by e.merchant_id, e.transfer_id, a.currency having sum(e.amount) <> 0
  union all
  -- Each line has the moment of its transfer; what was written before lines had one says 1970.
  select e.merchant_id, 'transfer ' || e.transfer_id, 'has a line of ' || e.created_at || ', and is itself of '
      || coalesce(t.created_at::text, 'no moment')
    from entry e left join transfer t on t.merchant_id = e.merchant_id and t.id = e.transfer_id
    where t.id is null or e.created_at <> t.created_at and e.created_at <> 'epoch'
  union all
  -- Each balance is what was carried forward and the sum of its entries, none of them is missing, and none is below zero.
  select a.merchant_id, 'account ' || a.id, a.kind || ' holds ' || a.balance || ' after ' || a.seq || ' entries, which are '
      || coalesce(c.entries, 0) + coalesce(e.entries, 0) || ' and sum to ' || coalesce(c.balance, 0) + coalesce(e.balance, 0)
    from account a
      left join carried c on c.merchant_id = a.merchant_id and c.account_id = a.id
      left join lines e on e.merchant_id = a.merchant_id and e.account_id = a.id
    where a.tracked and (a.balance <> coalesce(c.balance, 0) + coalesce(e.balance, 0)
      or a.seq <> coalesce(c.entries, 0) + coalesce(e.entries, 0) or a.balance < 0)
  union all
  -- Each chain of decisions goes on without a gap to the head that is noted for it.
  select merchant_id, 'decision ' || seq, 'does not follow the one before'
    from (
      select merchant_id, seq, previous_hash, lag(hash, 1, '') over chain as before, row_number() over chain as nth
        from audit_entry window chain as (partition by merchant_id order by seq)
    ) link
    where previous_hash <> before or seq <> nth
  union all
  select h.merchant_id, 'decision ' || h.seq, 'is the head of its chain, and is missing'
    from audit_head h
    where h.seq > 0 and not exists (
      select from audit_entry a where a.merchant_id = h.merchant_id and a.seq = h.seq and a.hash = h.hash)
)
select count(*) as faults, count(*) > 0 as is_faulty,
    coalesce(string_agg('fault: brand ' || brand || ', ' || about || ' ' || told, E'\n') filter (where nth <= 100), '') as told
  from (select *, row_number() over (order by brand, about) as nth from fault) numbered
\gset

\if :is_faulty
\echo :told
\echo :faults 'faults in the books'
do $$ begin raise exception 'the books are not sound'; end $$;
\endif
select 'proved:', (select count(*) from transfer) || ' transfers,', (select count(*) from entry) || ' entries,',
  (select count(*) from account) || ' accounts,', (select count(*) from bet) || ' bets,',
  (select count(*) from audit_entry) || ' decisions; last transfer',
  coalesce((select max(created_at)::text from transfer), 'none');
commit;
