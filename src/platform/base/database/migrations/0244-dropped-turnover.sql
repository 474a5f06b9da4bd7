-- Turnover of money that was taken back is no longer the same as that of money that was lost: a
-- voided bet opens the latter again.

alter table turnover_item
  drop constraint turnover_item_status_check,
  add constraint turnover_item_status_check
    check (status in ('open', 'done', 'spent', 'dropped'));
