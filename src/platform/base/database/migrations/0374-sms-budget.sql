-- What SMS cost, so that an hour's budget can be kept.

alter table message_outbox add column price_minor bigint not null default 0;
create index message_outbox_sms on message_outbox (merchant_id, created_at)
  where channel = 'sms' and state <> 'withheld';
