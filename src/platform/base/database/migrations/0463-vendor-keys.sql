-- What vendors send is kept by brand: their nonces, the answers to them, launches and sessions.

-- Of the former version, which says no brand, 0. Its rows are gone after ten minutes and three days.
alter table vendor_nonce add column merchant_id bigint not null default 0;
alter table vendor_nonce drop constraint vendor_nonce_pkey, add primary key (merchant_id, vendor_code, nonce);
call secure_brand_rows('vendor_nonce');

-- Where these are many millions, an operator may add the column and build the index concurrently before the update.
alter table vendor_answer add column if not exists merchant_id bigint not null default 0;
create unique index if not exists vendor_answer_by_brand on vendor_answer (merchant_id, vendor_code, request_id);
alter table vendor_answer drop constraint vendor_answer_pkey,
  add constraint vendor_answer_pkey primary key using index vendor_answer_by_brand;
call secure_brand_rows('vendor_answer');

create function keep_former_answer() returns trigger language plpgsql as $$
begin
  return case when exists (select from vendor_answer a where a.merchant_id = any (array(select m.id from merchant m))
    and a.vendor_code = new.vendor_code and a.request_id = new.request_id) then null else new end;
end $$;

create trigger former_answer_once before insert on vendor_answer
  for each row when (new.merchant_id = 0) execute function keep_former_answer();

create unique index game_session_ticket on game_session (merchant_id, ticket_hash);
create unique index game_session_token on game_session (merchant_id, token_hash);
-- For the former version, and for tickets and tokens that it gave out, which do not say their brand.
create index game_session_former_ticket on game_session (ticket_hash);
create index game_session_former_token on game_session (token_hash) where token_hash is not null;
alter table game_session drop constraint game_session_ticket_hash_key, drop constraint game_session_token_hash_key;
