-- Gathers the next step of a brand's teams, at most about so many bets. Returns whether there may be more: false also when
-- another process holds the brand.
--
-- p_until: what happened until then; null: as far as everything is certain to be visible
create or replace function gather_team_step(p_merchant bigint, p_zone text, p_until timestamptz, p_most int)
returns boolean language plpgsql as $$
declare
  v_until timestamptz := coalesce(p_until, certain_until());
  v_since timestamptz;
  v_bets int;
  v_last timestamptz;
begin
  select g.gathered_until into v_since from team_gathered g where g.merchant_id = p_merchant for update skip locked;
  if not found or v_since >= v_until then
    return false;
  end if;
  select count(*), max(s.settled_at) into v_bets, v_last from (
    select b.settled_at from bet b where b.merchant_id = p_merchant and b.settled_at > v_since
      and b.settled_at <= v_until order by b.settled_at limit p_most) s;
  if v_bets = p_most then
    v_until := v_last;
  end if;
  perform gather_teams(p_merchant, p_zone, v_since, v_until);
  update team_gathered g set gathered_until = v_until where g.merchant_id = p_merchant;
  return v_bets = p_most;
end $$;
