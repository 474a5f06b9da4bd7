-- A part in a promotion about which a person decides: since when somebody looks at it, and what they said of it.
alter table promotion_entry add column taken_at timestamptz;
alter table promotion_entry add column note text;

-- What a member applied with: the words and the pictures.
create table promotion_application (
  merchant_id bigint not null,
  -- Unique among all merchants: an operator names it.
  id bigint generated always as identity,
  promotion_id text not null,
  member_id bigint not null,
  remark text not null,
  language text not null,
  created_at timestamptz not null default now(),
  taken_by text,
  -- Null: nobody has decided.
  approved boolean,
  decided_at timestamptz,
  decided_by text,
  primary key (merchant_id, id),
  unique (merchant_id, promotion_id, member_id),
  foreign key (merchant_id, promotion_id, member_id) references promotion_entry,
  check ((approved is null) = (decided_at is null)),
  check ((approved is null) = (decided_by is null))
);
create index promotion_application_waiting on promotion_application (created_at) where approved is null;
create index promotion_application_id on promotion_application (id);
call secure_brand_rows('promotion_application');

create table promotion_application_image (
  merchant_id bigint not null,
  application_id bigint not null,
  upload_id uuid not null,
  primary key (merchant_id, application_id, upload_id),
  unique (merchant_id, upload_id),
  foreign key (merchant_id, application_id) references promotion_application (merchant_id, id),
  foreign key (merchant_id, upload_id) references upload (merchant_id, id)
);
call secure_brand_rows('promotion_application_image');
