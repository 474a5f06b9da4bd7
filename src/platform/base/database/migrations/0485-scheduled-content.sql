-- Banners, notices, popups and promotions are shown from a moment on, by the platform alone. Every brand is imported once
-- more: the hash of what was imported is part of its version.

alter table banner add column starts_at timestamptz;
alter table notice add column starts_at timestamptz;
alter table popup add column starts_at timestamptz;
alter table promotion add column announced_at timestamptz;
