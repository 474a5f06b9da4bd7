-- When the owner of an account that an agent opened agreed to the terms, the privacy policy and the minimum age: at the
-- first sign-in, with the own password. Null: not yet, or before the platform asked.
alter table opened_account add column agreed_at timestamptz;
