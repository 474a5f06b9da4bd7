-- Whether somebody may be told of offers, of rewards that wait and of ranks: who agreed to offers, and has no break from play.
create or replace function may_be_tempted(p_merchant bigint, p_member bigint)
returns boolean language plpgsql stable as $$
begin
  return (
    select not exists (select from protection_choice c where c.merchant_id = p_merchant
        and c.member_id = p_member and not c.marketing)
      and not has_break_from_play(p_merchant, p_member, now())
  );
end $$;
