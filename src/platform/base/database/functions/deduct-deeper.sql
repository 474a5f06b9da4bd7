-- Works out what is due on the new bills of a period: salaries less what is paid below them, dividends whole, all less what
-- was paid too much before.
--
-- The bills were written a moment ago, and no statistics know of them: a plan that expects one of them would look through
-- all of them for each. So sets are joined, never row by row.
create or replace function deduct_deeper(p_merchant bigint, p_kind text, p_starts timestamptz) returns void
language plpgsql set enable_nestloop = off as $$
begin
  update contract_bill b set
      deeper_minor = d.deeper,
      owed_out_minor = least(0, b.gross_minor - d.deeper + b.owed_minor),
      due_minor = greatest(0, b.gross_minor - d.deeper + b.owed_minor),
      state = case when b.gross_minor - d.deeper + b.owed_minor > 0 then 'PAYABLE'
        when b.rate_millis = 0 then 'NOT_REACHED' else 'PAID' end,
      paid_at = case when b.rate_millis > 0 and b.gross_minor - d.deeper + b.owed_minor <= 0
        then clock_timestamp() end
    from (select u.id, case when p_kind = 'dividend' then 0 else coalesce(below.gross, 0) end as deeper
        from contract_bill u
        left join (select l.upline_id, sum(l.gross_minor) as gross from contract_bill l
            where l.merchant_id = p_merchant and l.kind = p_kind and l.starts_at = p_starts and l.upline_id is not null
            group by l.upline_id) below on below.upline_id = u.agent_id
        where u.merchant_id = p_merchant and u.kind = p_kind and u.starts_at = p_starts and u.state = 'CALCULATED') d
    where b.merchant_id = p_merchant and b.kind = p_kind and b.starts_at = p_starts and b.id = d.id;
end $$;

revoke all on function deduct_deeper from public;
