-- Which brands a process has set aside, and why: [{code, reason, isServed}]. The doctor reads it, who asks the database alone.
alter table serving_process add column set_aside jsonb not null default '[]';
-- For which brands a job fails while it works for all others: [{merchantId, reason}].
alter table job_run add column brands_at_fault jsonb not null default '[]';
