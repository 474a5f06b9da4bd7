-- Whose win it is: masked names of two members can be alike. Null in what a server of the former version writes.
alter table winner add column member_id bigint;

-- Each by its key, and only what a list still shows.
update winner w set member_id = (select b.member_id from bet b where b.merchant_id = w.merchant_id
    and b.id = case when w.win_key ~ '^bet-[0-9]{1,18}$' then substr(w.win_key, 5)::bigint end)
  where w.won_at > now() - interval '31 days';
update winner w set member_id = j.member_id from jackpot_win j
  where j.merchant_id = w.merchant_id and w.win_key = 'jackpot-' || j.win_key
    and w.won_at > now() - interval '31 days';
