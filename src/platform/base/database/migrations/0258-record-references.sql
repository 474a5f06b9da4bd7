-- A deposit and a withdrawal find their record by reference, however many a member has.
create index money_record_by_reference on money_record (merchant_id, member_id, reference)
  where kind in ('deposit', 'withdrawal');
