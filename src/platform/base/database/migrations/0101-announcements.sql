-- What a brand announces; texts are language → text, HTML sanitised before it is written.

create table banner (
  merchant_id bigint not null references merchant,
  id text not null,
  position int not null,
  group_name text not null,
  title jsonb not null,
  subtitle jsonb not null,
  cta jsonb not null,
  link text not null,
  art text not null,
  linkage_type text not null check (linkage_type in ('PROMOTION', 'URL', 'NONE')),
  primary key (merchant_id, id)
);

create table notice (
  merchant_id bigint not null references merchant,
  id text not null,
  title jsonb not null,
  content jsonb not null,
  published_at timestamptz not null,
  primary key (merchant_id, id)
);

create table popup (
  merchant_id bigint not null references merchant,
  id text not null,
  position int not null,
  execution text not null check (execution in ('A', 'B', 'F')),
  title jsonb not null,
  content jsonb not null,
  promotion_type text,
  primary key (merchant_id, id)
);

create table promotion (
  merchant_id bigint not null references merchant,
  id text not null,
  sequence int not null,
  category text not null,
  title jsonb not null,
  summary jsonb not null,
  content jsonb not null,
  art text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (merchant_id, id)
);
