-- From where a member takes part in a promotion that nobody joins (missions, races, raffles), noted with the first
-- reward that is claimed of it: what its limits count.
create table promotion_place (
  merchant_id bigint not null,
  promotion_id text not null,
  member_id bigint not null,
  -- The first device of the browser, whoever's it was; null: not known.
  browser bigint,
  address text not null,
  household bytea,
  taken_at timestamptz not null default now(),
  primary key (merchant_id, promotion_id, member_id),
  foreign key (merchant_id, promotion_id) references promotion_state,
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
call secure_brand_rows('promotion_place');

-- Parts count browsers, too, and no longer the devices of single members in them.
alter table promotion_entry rename column device_id to browser;
update promotion_entry e set browser = d.browser from device d
  where d.merchant_id = e.merchant_id and d.id = e.browser and d.browser is not null;

-- Limits are terms: what began or was reached under them keeps them. Null: none.
alter table mission add column limits jsonb;
alter table mission_award add column limits jsonb;
alter table race add column limits jsonb;
alter table raffle add column limits jsonb;

-- Hundredths of a point that a mission brings in place of a bonus; amount_minor is then what they are worth, as the
-- budget counts them.
alter table mission add column points bigint check (points > 0);
alter table mission_award add column points bigint check (points > 0);

-- Since when a member's bets count: whom a race or a raffle is meant for is decided with the first bet that counts, and
-- a bet that is taken back later is taken out only if it was in.
alter table race_score add column from_at timestamptz;
update race_score s set from_at = r.starts_at from race r
  where r.merchant_id = s.merchant_id and r.id = s.race_id;
alter table race_score alter column from_at set not null;
-- Null: all bets of the raffle's time.
alter table raffle_entry add column from_at timestamptz;

-- The country of each member, as people/access/member-country.ts finds it. It follows from numbers of telephones, which
-- the database cannot read: a member who is new, or whose number or nationality changed, is due to be looked at.
create table member_country (
  merchant_id bigint not null,
  member_id bigint not null,
  -- ISO 3166-1 alpha-2; null: not known.
  country text,
  due boolean not null default true,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
) with (fillfactor = 80);
create index member_country_due on member_country (merchant_id, member_id) where due;
call secure_brand_rows('member_country');
insert into member_country (merchant_id, member_id) select merchant_id, id from member;

create function note_country_due() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger member_has_country after insert on member
  for each row execute function note_country_due('id');
create trigger member_changes_country after update of profile on member
  for each row when (old.profile ->> 'mobileNum' is distinct from new.profile ->> 'mobileNum'
    or old.profile ->> 'nationality' is distinct from new.profile ->> 'nationality')
  execute function note_country_due('id');
create trigger contact_changes_country after insert or update or delete on member_contact
  for each row execute function note_country_due('member_id');

-- An application that was refused stays, beside the one that its member then sends anew.
alter table promotion_application
  drop constraint promotion_application_merchant_id_promotion_id_member_id_key;
create unique index promotion_application_open on promotion_application (merchant_id, promotion_id, member_id)
  where approved is null or approved;
create index promotion_application_member on promotion_application (merchant_id, promotion_id, member_id);
-- How many applications of a part were refused.
alter table promotion_entry add column refusals int not null default 0 check (refusals >= 0);
update promotion_entry set refusals = 1 where kind = 'application' and state = 'CANCELLED';
-- What the member read of the decision.
alter table promotion_application add column note text;
update promotion_application a set note = e.note from promotion_entry e
  where e.merchant_id = a.merchant_id and e.promotion_id = a.promotion_id and e.member_id = a.member_id;
-- When its lateness was told to operators; null: not yet.
alter table promotion_application add column late_at timestamptz;

-- The brands that ask for countries.
create index promotion_countries on promotion (merchant_id) where audience ? 'countries';
