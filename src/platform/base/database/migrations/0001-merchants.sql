-- Brands, their host names, and the articles of their help centres.

create table merchant (
  id bigint generated always as identity primary key,
  code text not null unique,
  active boolean not null default true,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  config jsonb not null,
  content_hash text not null,
  updated_at timestamptz not null default now()
);

create table merchant_domain (
  merchant_id bigint not null references merchant,
  domain text primary key
);

create table help_article (
  merchant_id bigint not null references merchant,
  id text not null,
  group_name text not null,
  position int not null,
  title jsonb not null,
  content jsonb not null,
  primary key (merchant_id, id)
);
