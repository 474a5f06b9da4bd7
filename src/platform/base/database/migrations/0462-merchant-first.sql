-- Keys lead with the merchant, so that rows can be spread by brand. What was named in an `on conflict` is found in any
-- order: the former version works on.
alter table bet_brand_behind drop constraint bet_brand_behind_pkey, add primary key (merchant_id, follower);
