-- Adds what happened since the last time to the totals of each brand; nothing is counted twice, and nothing is left out:
-- the mark moves in the same transaction, and only to where every older transaction has ended. A brand in which nothing happened
-- costs one look into the index of settled bets of this month (around its turn: of two); all that is rarer, bets of older
-- months among it, is found over all brands by its time.
create or replace function count_business(p_least interval) returns void language plpgsql volatile as $$
declare
  v_since timestamptz;
  v_until timestamptz;
  -- The numbers of bets of this month, and of the one before until a day of this one is over.
  v_recent bigint;
  v_next bigint;
begin
  select m.counted_until into v_since from business_mark m for update skip locked;
  if not found then
    return;
  end if;
  v_until := certain_until();
  if v_until < v_since + p_least then
    return;
  end if;
  v_recent := first_bet_since(v_since - interval '1 day');
  v_next := number_of_month(v_until + interval '1 month');
  insert into business_total as t (merchant_id, currency, what, times, amount_minor)
    select m.id, n.currency, n.what, n.times, n.amount_minor
      from (
        select o.id from merchant o where exists (select from bet b where b.merchant_id = o.id
          and b.id >= v_recent and b.id < v_next and b.settled_at > v_since and b.settled_at <= v_until)
        union
        select b.merchant_id from bet b where b.id < v_recent and b.settled_at > v_since and b.settled_at <= v_until
          and b.settled_at - b.placed_at > interval '1 day'
      ) m
      cross join lateral (
        select b.currency, w.what, count(*) as times,
            sum(case w.what when 'bet' then b.stake_minor else b.payout_minor - b.kept_payout_minor end) as amount_minor
          from bet b cross join (values ('bet'), ('payout')) w (what)
          where b.merchant_id = m.id and b.settled_at > v_since and b.settled_at <= v_until
            and (w.what = 'bet' or b.payout_minor > b.kept_payout_minor)
          group by b.currency, w.what
      ) n
    union all
    select b.merchant_id, b.currency, 'void', count(*), sum(b.stake_minor) from bet b
      where b.voided_at > v_since and b.voided_at <= v_until
      group by b.merchant_id, b.currency
    union all
    select d.merchant_id, d.currency, case d.state when 'SETTLED' then 'deposit' else 'refund' end,
        count(*), sum(d.amount_minor)
      from deposit d
      where d.ended_at > v_since and d.ended_at <= v_until
        and (d.state = 'SETTLED' or d.state = 'REFUNDED' and d.transfer_id is not null)
      group by d.merchant_id, d.currency, 3
    union all
    select p.merchant_id, w.currency, 'withdrawal', count(*), sum(p.amount_minor) from withdrawal_payment p
      join withdrawal w on w.merchant_id = p.merchant_id and w.id = p.withdrawal_id
      where p.sent_at > v_since and p.sent_at <= v_until
      group by p.merchant_id, w.currency
    on conflict (merchant_id, currency, what) do update
      set times = t.times + excluded.times, amount_minor = t.amount_minor + excluded.amount_minor;
  update business_mark m set counted_until = v_until where m.is_only;
end $$;
