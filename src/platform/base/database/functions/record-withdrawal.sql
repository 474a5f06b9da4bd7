-- Writes the outcome of a withdrawal to its row in the member's records.
create or replace function record_withdrawal() returns trigger language plpgsql as $$
begin
  -- It is never dated before the request: older partitions are not looked at. A day is room for dates that were changed.
  update money_record r
    set state = case when new.status = 'RECEIVED' then 'completed' else 'returned' end
    where r.merchant_id = new.merchant_id and r.member_id = new.member_id
      and r.kind = 'withdrawal' and r.reference = new.id::text
      and r.at >= new.requested_at - interval '1 day';
  return null;
end $$;
