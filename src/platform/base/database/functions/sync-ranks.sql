-- As the former version of the server calls sync_rank_ladder.
create or replace function sync_ranks(p_merchant bigint, p_rule rank_rule, p_steps jsonb)
returns void language plpgsql as $$
begin
  perform sync_rank_ladder(p_merchant, to_jsonb(p_rule), p_steps);
end $$;
