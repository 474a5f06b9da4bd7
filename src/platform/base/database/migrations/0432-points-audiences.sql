-- For whom a promotion multiplies points; null: everybody. A change of it ends the row and begins another, as of all its terms.
alter table points_multiplier add column audience jsonb;
drop function if exists points_multipliers_said(bigint, boolean);

-- Who was meant when: ranks, countries and referrers may change. Decided when bets are counted, for all that the member's
-- bets of that run earn, and written only where it is other than before; who has no row was never meant. So a bet that is
-- taken back takes what it gave, and nothing has to be kept for each bet.
create table points_audience (
  merchant_id bigint not null,
  multiplier_id bigint not null,
  member_id bigint not null,
  -- Of bets that were settled after it, until the next row.
  from_at timestamptz not null,
  meant boolean not null,
  primary key (merchant_id, multiplier_id, member_id, from_at),
  foreign key (merchant_id, multiplier_id) references points_multiplier
);
call secure_brand_rows('points_audience');
