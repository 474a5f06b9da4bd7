-- A digest of a brand's tickets of a draw, whatever became of them, up to a number: SHA-256 over the draw's name, the brand and
-- the SHA-256 of each ticket. No row where it has none.
create or replace function lottery_digest(p_merchant bigint, p_game text, p_issue text, p_last bigint)
returns table (digest text, tickets bigint, last bigint)
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return query
    select encode(sha256(convert_to(concat_ws(':', p_game, p_issue, p_merchant) || string_agg(':' || encode(sha256(convert_to(
        concat_ws(':', t.id, t.bet_type, t.picks, t.unit_minor, t.multiple), 'UTF8')), 'hex'), '' order by t.id),
        'UTF8')), 'hex'), count(*), max(t.id)
      from lottery_ticket t
      where t.game_code = p_game and t.issue_no = p_issue and t.merchant_id = p_merchant and t.id <= p_last
      having count(*) > 0;
end $$;
