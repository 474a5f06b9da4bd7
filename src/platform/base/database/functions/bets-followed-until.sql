-- Until when a follower has followed the ended bets of a brand: a brand that failed has its own mark.
create or replace function bets_followed_until(p_merchant bigint, p_follower text) returns timestamptz
language plpgsql stable as $$
begin
  return (
    select least(w.followed_until, coalesce(b.followed_until, w.followed_until))
      from bet_watermark w
      left join bet_brand_behind b on b.merchant_id = p_merchant and b.follower = w.follower
      where w.follower = p_follower
  );
end $$;
