-- Each statement by itself.
-- Accounts that are frozen or closed: few of a brand's members, which an operator lists.
drop index concurrently if exists member_not_active;

create index concurrently member_not_active on member (merchant_id, id) where status <> 'active' and type <> 4;
