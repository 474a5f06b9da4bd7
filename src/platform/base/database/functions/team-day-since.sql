-- What a team did in days after a move that took its whole branch along: each of its members has another line since then.
create or replace function team_day_since(
  p_merchant bigint, p_agent bigint, p_first date, p_last date, p_moved timestamptz
) returns table (
  stake_minor bigint, payout_minor bigint, valid_minor bigint, bonus_minor bigint, rebate_minor bigint,
  salary_minor bigint, fee_minor bigint
) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    select coalesce(sum(m.stake_minor), 0)::bigint, coalesce(sum(m.payout_minor), 0)::bigint,
        coalesce(sum(m.valid_minor), 0)::bigint, coalesce(sum(m.bonus_minor), 0)::bigint,
        coalesce(sum(m.rebate_minor), 0)::bigint, coalesce(sum(m.salary_minor), 0)::bigint,
        coalesce(sum(m.fee_minor), 0)::bigint
      from downline d
      join member_day m on m.merchant_id = d.merchant_id and m.member_id = d.member_id
        and m.day between p_first and p_last and m.line_since >= p_moved
        and d.since <= m.line_since and (d.until is null or d.until > m.line_since)
      where d.merchant_id = p_merchant and d.ancestor_id = p_agent;
end $$;

revoke all on function team_day_since from public;
