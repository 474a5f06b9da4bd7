-- The players' half of a chain is the value of a public beacon that is published after the chain was
-- stored: until it is there the chain gives no rounds. Chains of before keep what they have.
alter table shared_chain add column beacon_round bigint;
alter table shared_chain alter column client_seed drop not null;
