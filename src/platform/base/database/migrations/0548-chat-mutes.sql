-- Members who may not write into their brand's chat room for a time. One that was taken back or is over stays until it is replaced.
create table chat_mute (
  merchant_id bigint not null,
  member_id bigint not null,
  muted_until timestamptz not null,
  muted_at timestamptz not null default now(),
  muted_by text not null,
  reason text not null,
  primary key (merchant_id, member_id),
  foreign key (merchant_id, member_id) references member (merchant_id, id)
);

call secure_brand_rows('chat_mute');
