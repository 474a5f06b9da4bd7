-- Draws of which a brand's tickets could not all be paid or given back: when they are tried again, since when, and why. A row goes
-- when they are paid.
create table lottery_unpaid (
  merchant_id bigint not null,
  game_code text not null,
  issue_no text not null,
  tickets integer not null check (tickets > 0),
  -- They only wait for an earlier draw of their order, which has a row of its own.
  waits boolean not null,
  reason text not null,
  tries integer not null default 1 check (tries > 0),
  since timestamptz not null default clock_timestamp(),
  again_at timestamptz not null,
  primary key (merchant_id, game_code, issue_no)
);

call secure_brand_rows('lottery_unpaid');
create index lottery_unpaid_issue on lottery_unpaid (game_code, issue_no);
