-- Up to where a brand's settled bets have been looked through for the winners board.
create table winner_mark (
  merchant_id bigint primary key references merchant,
  until timestamptz not null
);
