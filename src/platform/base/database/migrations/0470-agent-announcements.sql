-- What a brand announces to its agents alone, and which agent has read what.
alter table notice add column audience text not null default 'everyone' check (audience in ('everyone', 'agents'));

-- An import writes the notices anew: what was read is kept under their names.
create table notice_read (
  merchant_id bigint not null references merchant,
  member_id bigint not null,
  notice_id text not null,
  read_at timestamptz not null default now(),
  primary key (merchant_id, member_id, notice_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);
call secure_brand_rows('notice_read');
