-- What a member is told on the site. A message of the platform is a template and its values, put into words when it is
-- read, in the language of that moment; the words of an operator's message stand with the sending (0396-broadcasts.sql).
create table inbox_message (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('mail', 'deposit', 'withdrawal', 'failed', 'account', 'rank', 'reward',
    'order', 'feedback', 'promotion')),
  template text check (length(template) between 1 and 64),
  values jsonb not null default '{}',
  -- A page of the site that it leads to.
  path text check (path ~ '^/' and path !~ '^//' and length(path) <= 200),
  -- What it tells of: once for each member.
  key text check (length(key) between 1 and 200),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- Hidden at once, erased later: until then its key is known, and it can be taken back.
  deleted_at timestamptz,
  primary key (merchant_id, member_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
) with (fillfactor = 90);
create unique index inbox_message_once on inbox_message (merchant_id, member_id, key)
  where key is not null;
-- The counts of the unread, without a look at the rows.
create index inbox_message_unread on inbox_message (merchant_id, member_id, kind)
  where read_at is null and deleted_at is null;
create index inbox_message_kind on inbox_message (merchant_id, member_id, kind, id)
  where deleted_at is null;
create index inbox_message_age on inbox_message using brin (created_at);
create index inbox_message_gone on inbox_message (deleted_at) where deleted_at is not null;
call secure_brand_rows('inbox_message');
