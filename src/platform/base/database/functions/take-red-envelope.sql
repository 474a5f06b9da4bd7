-- Gives the next envelope of an open round to a member, who must be locked and have none of this round. Of several who
-- take at once, each gets another one. Only when all that are left are being taken does one wait for the others. What is
-- cash goes to the member's cash account; what is staked first goes back to the house, from which the bonus is granted.
-- Returns nulls when none is left.
create or replace function take_red_envelope(p_merchant bigint, p_round bigint, p_member bigint)
returns table (seq int, amount_minor bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_round red_envelope_round;
  v_kind text;
  v_to bigint;
begin
  perform hold_to_brand(p_merchant);
  select r.* into strict v_round from red_envelope_round r
    where r.merchant_id = p_merchant and r.id = p_round;
  select e.seq, e.amount_minor into take_red_envelope.seq, take_red_envelope.amount_minor
    from red_envelope e
    where e.merchant_id = p_merchant and e.round_id = p_round
      and e.member_id is null and e.returned_at is null
    order by e.seq limit 1 for update skip locked;
  if not found then
    select e.seq, e.amount_minor into take_red_envelope.seq, take_red_envelope.amount_minor
      from red_envelope e
      where e.merchant_id = p_merchant and e.round_id = p_round
        and e.member_id is null and e.returned_at is null
      order by e.seq limit 1 for update;
    if not found then
      return next;
      return;
    end if;
  end if;
  update red_envelope e set member_id = p_member, claimed_at = clock_timestamp()
    where e.merchant_id = p_merchant and e.round_id = p_round and e.seq = take_red_envelope.seq;
  if v_round.turnover = 0 then
    v_kind := 'bonus_envelope';
    select a.id into strict v_to from account a
      where a.merchant_id = p_merchant and a.member_id = p_member and a.kind = 'cash'
        and a.currency = v_round.currency;
  else
    v_kind := 'envelope_taken';
    v_to := open_account(p_merchant, 'house', null, v_round.currency, false);
  end if;
  perform move_money(p_merchant, 'envelope', p_round || ':' || take_red_envelope.seq, v_kind,
    p_round::text,
    array[open_account(p_merchant, 'envelope', null, v_round.currency, false), v_to],
    array[-take_red_envelope.amount_minor, take_red_envelope.amount_minor]);
  return next;
end $$;

revoke all on function take_red_envelope from public;
