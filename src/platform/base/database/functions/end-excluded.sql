-- Ends at one brand what an exclusion ends at once: the play sessions of the person's accounts there, all their sessions but
-- the requesting one, and offers. What it is told by is copied to wherever brands are.
--
-- p_of, p_exclusion: the brand at which the person asked for it, and the exclusion there
create or replace function end_excluded(p_merchant bigint, p_of bigint, p_exclusion bigint, p_keep_token text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_member bigint;
begin
  for v_member in
    select i.member_id from excluded_identity e
      join member_identity i on i.merchant_id = p_merchant and i.kind = e.kind and i.hash = e.hash
        and (e.proved or not i.proved)
      where e.merchant_id = p_of and e.exclusion_id = p_exclusion
    union
    select s.member_id from self_exclusion s
      where p_of = p_merchant and s.merchant_id = p_merchant and s.id = p_exclusion
    order by 1
  loop
    delete from session s where s.merchant_id = p_merchant and s.member_id = v_member
      and s.token_hash <> p_keep_token;
    update play_session p set ended_at = p.seen_at where p.merchant_id = p_merchant
      and p.member_id = v_member and p.ended_at is null;
    insert into protection_choice (merchant_id, member_id, marketing) values (p_merchant, v_member, false)
      on conflict (merchant_id, member_id) do update set marketing = false;
  end loop;
end $$;

revoke all on function end_excluded from public;
