-- Everything that the player protection rules need, in one row.
create or replace function read_protection(p_merchant bigint, p_member bigint, p_break interval)
returns setof protection_facts language plpgsql stable as $$
begin
  return query
    -- By itself, not for each row: an engine that spreads brands runs the rest where the member is.
    with x as materialized (
      select e.*, e.merchant_id = p_merchant and e.member_id = p_member as here
        from exclusions_of(p_merchant, p_member) e
        order by e.until desc nulls first, e.id limit 1
    )
    select m.type, nullif(m.profile->>'birthday', ''), c.cool_off_until, c.reality_check_minutes,
        coalesce(c.marketing, true), c.age_verified_at,
        (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'period', l.period,
            'amount', l.amount, 'pendingAmount', l.pending_amount,
            'pendingSince', extract(epoch from l.pending_since))), '[]')
          from protection_limit l where l.merchant_id = m.merchant_id and l.member_id = m.id),
        x.started_at, x.until, x.here, x.returns_at,
        p.started_at, p.checked_at, p.staked_minor, p.won_minor
      from member m
      left join protection_choice c on c.merchant_id = m.merchant_id and c.member_id = m.id
      left join x on true
      left join play_session p on p.merchant_id = m.merchant_id and p.member_id = m.id
        and p.ended_at is null and p.seen_at > now() - p_break
      where m.merchant_id = p_merchant and m.id = p_member;
end $$;
