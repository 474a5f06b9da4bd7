-- Grants the bonus that a promotion has brought: the usual case of claimPromotion for answer_brand_requests. The member is
-- locked. Null when anything is left for claim-promotion.ts: a frozen account, a part in it that is not to be claimed yet or
-- was claimed before, a free stake, what the brand's file no longer calls the same kind of promotion. Errors: those of
-- activate_next_bonus.
--
-- p_given: {promotion, times, days, currency}; `times`: how often a bonus has to be staked where the terms do not say; `days`:
-- after how many days it ends
create or replace function claim_entry(p_merchant bigint, p_member bigint, p_given jsonb)
returns jsonb language plpgsql as $$
declare
  v record;
  v_bonus bigint;
begin
  select e.promotion_id, e.title, e.reserved_minor as amount, e.terms, e.kind, e.deposit_id into v
    from promotion_entry e
    join promotion p on p.merchant_id = e.merchant_id and p.id = e.promotion_id and p.mechanic ->> 'kind' = e.kind
    join member m on m.merchant_id = e.merchant_id and m.id = e.member_id and m.status = 'active' and m.type <> 4
    where e.merchant_id = p_merchant and e.promotion_id = p_given ->> 'promotion' and e.member_id = p_member
      and e.state = 'CLAIMABLE' and e.kind <> 'freeStake'
      -- The message's words are cut and cleaned by notify-member.ts: these need neither.
      and not exists (select from jsonb_each_text(e.title) w where length(w.value) > 250 or w.value ~ '[[:cntrl:]\u2028\u2029]')
      -- Of a promotion that was another one before: its tickets and its rounds are asked for first.
      and not exists (select from raffle r where r.merchant_id = p_merchant and r.promotion_id = e.promotion_id)
      and not exists (select from red_envelope_round r where r.merchant_id = p_merchant
        and r.promotion_id = e.promotion_id)
    for no key update of e;
  if not found then
    return null;
  end if;
  insert into bonus (merchant_id, member_id, grant_key, title, currency, amount_minor, status, required_minor)
    values (p_merchant, p_member, 'promotion ' || v.promotion_id || ' ' || p_member
        || case when v.kind = 'dailyMatch' then ' ' || v.deposit_id else '' end,
      v.title, p_given ->> 'currency', v.amount, 'WAITING',
      ceil(v.amount * coalesce((v.terms ->> 'turnover')::numeric, (p_given ->> 'times')::numeric)))
    on conflict (merchant_id, grant_key) do nothing
    returning id into v_bonus;
  if v_bonus is null then
    return null;
  end if;
  perform activate_next_bonus(p_merchant, p_member, (p_given ->> 'days')::int);
  update promotion_entry e set state = 'CLAIMED', bonus_id = v_bonus, ended_at = now()
    where e.merchant_id = p_merchant and e.promotion_id = v.promotion_id and e.member_id = p_member;
  insert into inbox_message (merchant_id, member_id, kind, template, values, path, key, reach)
    select p_merchant, p_member, 'promotion', 'promotionClaimed',
        jsonb_build_object('promotion', jsonb_build_object('texts', v.title),
          'amount', jsonb_build_object('minor', v.amount, 'currency', p_given ->> 'currency')),
        '/promotions#' || v.promotion_id, 'promotion:' || v.promotion_id, coalesce(r.email::int + 2 * r.push::int, 0)
      from (select) one
      left join inbox_reach r on r.merchant_id = p_merchant and r.member_id = p_member and r.kind = 'promotion'
    on conflict do nothing;
  return jsonb_build_object('id', v.promotion_id, 'status', 'claimed', 'reason', null, 'amountMinor', v.amount,
    'currency', p_given ->> 'currency', 'dueAt', null);
end $$;

revoke all on function claim_entry from public;
