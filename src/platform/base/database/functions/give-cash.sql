-- Gives cash of a member to the one above or to somebody below: the usual case of uplineTransfer and downlineTransfer for
-- answer_brand_requests. Both are locked, and so is the tree of agents. Null when anything stands in the way that
-- give-cash.ts has to look at: a freeze, turnover, a bonus, what the house bears of a deposit, a limit or a break of who receives it, or when who receives it is
-- no longer who was meant. Errors: those of move_money.
--
-- p_given: {kind, to, username, birthday, proved, account, amount, required, currency}; `to`: who receives it, whose username
-- and birthday the caller has read and found old enough, `proved`: only where their age was proved; `account`: the masked
-- name for the answer; `required`: what has to be staked of it
create or replace function give_cash(p_merchant bigint, p_member bigint, p_request text, p_given jsonb)
returns jsonb language plpgsql as $$
declare
  v_to bigint := (p_given ->> 'to')::bigint;
  v_amount bigint := (p_given ->> 'amount')::bigint;
  v_required bigint := (p_given ->> 'required')::bigint;
  v_from_cash bigint;
  v_to_cash bigint;
  v_transfer bigint;
  v_left bigint;
begin
  select f.id, t.id into v_from_cash, v_to_cash
    from member giver
    join member taker on taker.merchant_id = giver.merchant_id and taker.id = v_to
    left join protection_choice c on c.merchant_id = taker.merchant_id and c.member_id = taker.id
    join account f on f.merchant_id = giver.merchant_id and f.member_id = giver.id and f.kind = 'cash'
      and f.currency = p_given ->> 'currency'
    join account t on t.merchant_id = taker.merchant_id and t.member_id = taker.id and t.kind = 'cash'
      and t.currency = p_given ->> 'currency'
    where giver.merchant_id = p_merchant and giver.id = p_member
      and case p_given ->> 'kind' when 'transfer_upline' then giver.upline_id = v_to
        else exists (select from downline d where d.merchant_id = p_merchant and d.ancestor_id = p_member
          and d.member_id = v_to and d.until is null) end
      and taker.status = 'active' and taker.username = p_given ->> 'username'
      and nullif(taker.profile ->> 'birthday', '') is not distinct from p_given ->> 'birthday'
      and (c.age_verified_at is not null or not (p_given ->> 'proved')::boolean)
      and coalesce(c.cool_off_until <= now(), true)
      and not exists (select from exclusions_of(p_merchant, v_to))
      and not exists (select from protection_limit l where l.merchant_id = p_merchant and l.member_id = v_to)
      and not exists (select from agent_freeze z where z.merchant_id = p_merchant and z.agent_id = p_member
        and z.freed_at is null)
      and not exists (select from transfer_freeze z where z.merchant_id = p_merchant and z.member_id = p_member
        and z.freed_at is null)
      and not exists (select from turnover_item i where i.merchant_id = p_merchant and i.member_id = p_member
        and i.status = 'open')
      and not exists (select from bonus b where b.merchant_id = p_merchant and b.member_id = p_member
        and b.status = 'ACTIVE')
      and not exists (select from deposit d where d.merchant_id = p_merchant and d.member_id = p_member
        and d.shortfall_minor > d.recovered_minor and d.written_off_at is null);
  if not found then
    return null;
  end if;
  v_transfer := move_money(p_merchant, p_given ->> 'kind', p_member || ' ' || p_request, p_given ->> 'kind', null,
    array[v_from_cash, v_to_cash], array[-v_amount, v_amount]);
  if v_required > 0 then
    insert into turnover_item (merchant_id, member_id, kind, ref, amount_minor, required_minor)
      values (p_merchant, v_to, 'transfer', v_transfer::text, v_amount, v_required)
      on conflict (merchant_id, kind, ref) do nothing;
  end if;
  select a.balance into v_left from account a where a.merchant_id = p_merchant and a.id = v_from_cash;
  return jsonb_build_object('transferId', v_transfer, 'amountMinor', v_amount, 'account', p_given ->> 'account',
    'cashMinor', v_left);
end $$;

revoke all on function give_cash from public;
