-- Whether a member has had a break from play since a moment: a pause, or a self-exclusion.
create or replace function has_break_from_play(p_merchant bigint, p_member bigint, p_since timestamptz)
returns boolean language plpgsql stable as $$
begin
  return (
    select exists (select from protection_choice c where c.merchant_id = p_merchant
        and c.member_id = p_member and c.cool_off_until > p_since)
      or exists (select from self_exclusion s where s.merchant_id = p_merchant and s.member_id = p_member
        and (s.returns_at is null or s.returns_at > p_since))
      or exists (select from exclusions_of(p_merchant, p_member))
  );
end $$;
