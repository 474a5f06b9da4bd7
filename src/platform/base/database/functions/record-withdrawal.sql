-- Writes the outcome of a withdrawal to its row in the member's records.
create or replace function record_withdrawal() returns trigger language plpgsql as $$
begin
  update money_record r
    set state = case new.status when 'RECEIVED' then 'completed' else 'returned' end
    where r.merchant_id = new.merchant_id and r.member_id = new.member_id
      and r.kind = 'withdrawal' and r.reference = new.id::text;
  return null;
end $$;
