-- Records play before a bet: returns the protection facts from before, and opens a play session or marks the open one
-- as in use. The member's row is locked, so that two bets cannot exceed a limit together. A caller that refuses the bet
-- rolls this back.
create or replace function enter_play(p_merchant bigint, p_member bigint, p_break interval)
returns setof protection_facts language plpgsql as $$
begin
  perform from member m where m.merchant_id = p_merchant and m.id = p_member for no key update;
  return query select * from read_protection(p_merchant, p_member, p_break);
  update play_session p set ended_at = p.seen_at where p.merchant_id = p_merchant
    and p.member_id = p_member and p.ended_at is null and p.seen_at <= now() - p_break;
  insert into play_session (merchant_id, member_id, seen_at) values (p_merchant, p_member, now())
    on conflict (merchant_id, member_id) where ended_at is null do update set seen_at = excluded.seen_at;
end $$;
