-- Whether a member has had a break from play since a moment: a pause, or a self-exclusion, wherever the person asked for it.
create or replace function has_break_from_play(p_merchant bigint, p_member bigint, p_since timestamptz)
returns boolean language plpgsql stable as $$
begin
  return (
    select exists (select from protection_choice c where c.merchant_id = p_merchant
        and c.member_id = p_member and c.cool_off_until > p_since)
      or exists (select from exclusions_since(p_merchant, p_member, p_since))
  );
end $$;
