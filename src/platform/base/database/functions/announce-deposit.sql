-- Writes a deposit down that a member is about to pay: the usual case of createDeposit for answer_brand_requests. The member
-- is locked. Null when anything stands in the way that create-deposit.ts has to look at: too many open ones, limits, a break,
-- an age that is not certainly enough.
--
-- p_given: {reference, channel, currency, amount, fee, minutes, querySeconds, most, proof, age}; `channel`: as the member's
-- own, `querySeconds`: null for a bank transfer, `most`: open ones at once, `proof`: how much the brand asks of an age, `age`:
-- the least, in years
create or replace function announce_deposit(p_merchant bigint, p_member bigint, p_given jsonb)
returns jsonb language plpgsql as $$
declare
  v_made record;
begin
  perform from member m
    left join protection_choice c on c.merchant_id = m.merchant_id and c.member_id = m.id
    cross join lateral (select nullif(m.profile ->> 'birthday', '') as day) born
    where m.merchant_id = p_merchant and m.id = p_member
      and (c.age_verified_at is not null or p_given ->> 'proof' = 'agreed'
        or p_given ->> 'proof' = 'declared' and born.day is not null)
      -- Two days older than it takes, so that no time zone matters; other forms are read by the slow path.
      and (born.day is null or case when born.day ~ '^\d{4}-\d\d-\d\d$'
        then born.day::date + make_interval(years => (p_given ->> 'age')::int, days => 2) < now() else false end)
      and coalesce(c.cool_off_until <= now(), true)
      and not exists (select from exclusions_of(p_merchant, p_member))
      and not exists (select from protection_limit l where l.merchant_id = p_merchant and l.member_id = p_member
        and l.amount is not null)
      and (select count(*) from deposit d where d.merchant_id = p_merchant and d.member_id = p_member
        and d.state in ('CREATED', 'PENDING')) < (p_given ->> 'most')::bigint;
  if not found then
    return null;
  end if;
  insert into deposit (merchant_id, member_id, reference, channel_id, provider, channel, currency, amount_minor, fee_minor,
      expires_at, next_query_at)
    values (p_merchant, p_member, p_given ->> 'reference', p_given -> 'channel' ->> 'id', p_given -> 'channel' ->> 'provider',
      p_given -> 'channel', p_given ->> 'currency', (p_given ->> 'amount')::bigint, (p_given ->> 'fee')::bigint,
      clock_timestamp() + make_interval(mins => (p_given ->> 'minutes')::int),
      clock_timestamp() + make_interval(secs => (p_given ->> 'querySeconds')::int))
    returning id, created_at, expires_at into v_made;
  return jsonb_build_object('id', v_made.id, 'fresh', jsonb_build_object(
    'createdAt', to_char(v_made.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'expiresAt', to_char(v_made.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
end $$;

revoke all on function announce_deposit from public;
