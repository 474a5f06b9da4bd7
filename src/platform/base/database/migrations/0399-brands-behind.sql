-- Brands whose ended bets one follower could not follow: each keeps its own mark, and the watermark of the others goes
-- on. A row is gone as soon as its brand has caught up.
create table bet_brand_behind (
  follower text not null references bet_watermark (follower),
  merchant_id bigint not null references merchant,
  followed_until timestamptz not null,
  primary key (follower, merchant_id)
);
call secure_brand_rows('bet_brand_behind');

-- What the settled deposits of a brand have credited is summed over a time when the list of a raffle closes.
create index deposit_settled on deposit (merchant_id, ended_at) include (member_id, currency, amount_minor, fee_minor)
  where state = 'SETTLED';
