-- Ends the sales of a draw in this cell for good, and answers what it has sold: for each brand its number, digest, how many
-- tickets, and the last one's number. Asked again it answers the same.
--
-- Null while an earlier draw of the lottery that has tickets here is not made. What of it is not paid yet is not waited for: an
-- order that stops when it wins waits by itself (settle-batch.ts), and one ticket that cannot be paid would make those of all
-- later draws void. Null, too, for a draw that is not there. Brands that are arriving are left to the cell from which they
-- come; those that have gone are said here as well, so that none is forgotten on its way.
create or replace function end_lottery_sales(p_game text, p_issue text) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_draws_at timestamptz;
  v_status text;
  v_cell text;
  v_brands jsonb;
begin
  select i.draws_at, i.status into v_draws_at, v_status from lottery_issue i
    where i.game_code = p_game and i.issue_no = p_issue for update;
  select c.name into v_cell from this_cell c;
  if v_draws_at is null or v_cell is null then
    return null;
  end if;
  select s.brands into v_brands from lottery_sales s
    where s.game_code = p_game and s.issue_no = p_issue and s.cell = v_cell;
  if found then
    return v_brands;
  end if;
  if v_status = 'cancelled' then
    v_brands := '[]';
  elsif v_status <> 'open' or exists (select from lottery_issue e
      where e.game_code = p_game and e.draws_at < v_draws_at and e.status = 'open'
        and exists (select from lottery_ticket t where t.game_code = e.game_code and t.issue_no = e.issue_no))
  then
    return null;
  else
    -- From here on nobody buys: who does holds this row.
    select coalesce(jsonb_agg(jsonb_build_array(b.merchant_id, d.digest, d.tickets, d.last) order by b.merchant_id), '[]')
      into v_brands
      from (select distinct t.merchant_id from lottery_ticket t
          where t.game_code = p_game and t.issue_no = p_issue
            and not exists (select from brand_cell c where c.merchant_id = t.merchant_id and c.state = 'arriving')) b
        cross join lateral lottery_digest(b.merchant_id, p_game, p_issue, 9223372036854775807) d;
    update lottery_issue i set sales_ended_at = clock_timestamp()
      where i.game_code = p_game and i.issue_no = p_issue;
  end if;
  insert into lottery_sales (game_code, issue_no, cell, brands) values (p_game, p_issue, v_cell, v_brands);
  return v_brands;
end $$;
