-- Each statement by itself.
-- Messages that were taken out of a room: pages that are open are told of the newest.
drop index concurrently if exists chat_message_removed;

create index concurrently chat_message_removed on chat_message (merchant_id, removed_at) where removed_at is not null;
