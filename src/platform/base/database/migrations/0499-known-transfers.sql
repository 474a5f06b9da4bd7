-- Each statement by itself.
-- The keys of transfers from before 0498, while everybody works; begun again, it adds what is missing. Bets need none: that one
-- is placed, settled or void once, its own row says, which is unique by the vendor's number.
insert into transfer_key (merchant_id, scope, idem_key, transfer_id, created_at, request_hash)
  select t.merchant_id, t.scope, t.idem_key, t.id, t.created_at, t.request_hash from transfer t where t.scope <> 'bet'
  on conflict do nothing;

insert into transfer_key (merchant_id, scope, idem_key, transfer_id, created_at, request_hash)
  select t.merchant_id, 'reverses', t.reverses::text, t.id, t.created_at, '' from transfer t where t.reverses is not null
  on conflict do nothing;
