-- Until when a follower has followed the ended bets of a brand: a brand that failed has its own mark.
create or replace function followed_until(p_follower text, p_merchant bigint) returns timestamptz
language sql stable as $$
  select least(w.followed_until, coalesce(b.followed_until, w.followed_until))
    from bet_watermark w
    left join bet_brand_behind b on b.follower = w.follower and b.merchant_id = p_merchant
    where w.follower = p_follower
$$;
