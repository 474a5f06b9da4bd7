-- When a move took an agent, or somebody above, out of a line whose contracts it ended with this period; null: none did.
-- From then on the branch is counted in the line that it is in now, and by no contract of the line that it left.
create or replace function moved_out_at(
  p_merchant bigint, p_kind text, p_agent bigint, p_starts timestamptz, p_ends timestamptz
) returns timestamptz language plpgsql stable as $$
begin
  return (
    select min(case when m.upline_id is null
        then (select min(d.since) from downline d where d.merchant_id = p_merchant and d.member_id = m.agent_id
          and d.depth = 1 and d.since >= p_starts and d.since < p_ends)
        else (select min(d.until) from downline d where d.merchant_id = p_merchant and d.member_id = m.agent_id
          and d.depth = 1 and d.ancestor_id = m.upline_id and d.until >= p_starts and d.until < p_ends)
        end)
      from agent_contract m
      where m.merchant_id = p_merchant and m.kind = p_kind and m.end_reason = 'moved' and m.ends_at = p_ends
        and (m.agent_id = p_agent or exists (select from downline d where d.merchant_id = p_merchant
          and d.ancestor_id = m.agent_id and d.member_id = p_agent and (d.until is null or d.until > p_starts)))
  );
end $$;

revoke all on function moved_out_at from public;
