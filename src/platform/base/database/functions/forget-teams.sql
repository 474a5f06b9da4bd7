-- Empties the figures of a brand's teams, so that they can be gathered again from nothing in the same transaction. Holds
-- the brand until then: nobody reads figures that are half gathered. Returns until when they were gathered.
create or replace function forget_teams(p_merchant bigint) returns timestamptz language plpgsql as $$
declare
  v_until timestamptz;
begin
  insert into team_gathered (merchant_id) values (p_merchant) on conflict do nothing;
  select g.gathered_until into v_until from team_gathered g where g.merchant_id = p_merchant for update;
  delete from member_day where merchant_id = p_merchant;
  delete from branch_day where merchant_id = p_merchant;
  delete from team_day where merchant_id = p_merchant;
  delete from team_hour where merchant_id = p_merchant;
  delete from team_game_day where merchant_id = p_merchant;
  delete from team_active where merchant_id = p_merchant;
  delete from team_total where merchant_id = p_merchant;
  delete from team_first_deposit where merchant_id = p_merchant;
  update team_gathered g set gathered_until = '-infinity' where g.merchant_id = p_merchant;
  return v_until;
end $$;
