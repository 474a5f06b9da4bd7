-- The brand's chat room. A message that an operator removes leaves its row, without its text.
create table chat_message (
  merchant_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  text text not null check (char_length(text) <= 2000),
  sent_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references member (merchant_id, id),
  check (removed_at is null or text = '')
);

create index chat_message_of_member on chat_message (merchant_id, member_id, id desc);
create index chat_message_age on chat_message using brin (sent_at);
