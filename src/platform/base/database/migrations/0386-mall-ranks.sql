-- From which rank on members may have an item; null: every member.
alter table mall_item add column least_rank text;
