-- Moves the contributions of bets into each jackpot pool, each in its own subtransaction: a pool that fails keeps its
-- contributions for the next run and does not affect the others. Returns the pools that failed, and why.
--
-- p_feeds: [{merchant, currency, account, amount, remainder}]; p_until: bets up to this time are included
create or replace function feed_jackpot_pools(p_feeds jsonb, p_until timestamptz)
returns table (failed_merchant bigint, reason text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_feed record;
begin
  for v_feed in
    select * from jsonb_to_recordset(p_feeds)
      as f (merchant bigint, currency text, account bigint, amount bigint, remainder bigint)
      order by f.merchant, f.currency
  loop
    begin
      update jackpot_pool p set fed_until = p_until, remainder_micro = v_feed.remainder,
          previous_minor = a.balance, previous_at = now()
        from account a
        where p.merchant_id = v_feed.merchant and p.currency = v_feed.currency
          and a.merchant_id = p.merchant_id and a.id = p.account_id;
      perform move_money(v_feed.merchant, 'jackpot',
        v_feed.currency || ':feed:' || to_char(p_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'jackpot_feed', null,
        array[open_account(v_feed.merchant, 'house', null, v_feed.currency, false), v_feed.account],
        array[-v_feed.amount, v_feed.amount]);
    exception when others then
      failed_merchant := v_feed.merchant;
      reason := sqlerrm;
      return next;
    end;
  end loop;
end $$;

revoke all on function feed_jackpot_pools from public;
