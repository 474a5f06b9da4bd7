-- Gives the next envelopes of an open round to some members, who must be locked, each once in the list, and have none of
-- this round. Of several calls at once each gets other envelopes. Only when all that are left are being taken does a call,
-- which then holds none, wait for the others. What is cash goes to the member's cash account, by a transfer of its own;
-- what is staked first goes back to the house, from which the bonus is granted.
--
-- Returns a row for each member who got one. None at all: none is left. Fewer than members: others are taking what may
-- be left, and who got none has to ask again.
create or replace function take_red_envelopes(p_merchant bigint, p_round bigint, p_members bigint[])
returns table (member_id bigint, seq int, amount_minor bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_round red_envelope_round;
  v_seqs int[];
  v_envelope bigint;
  v_house bigint;
begin
  perform hold_to_brand(p_merchant);
  select r.* into strict v_round from red_envelope_round r
    where r.merchant_id = p_merchant and r.id = p_round;
  v_seqs := array(
    select e.seq from red_envelope e
      where e.merchant_id = p_merchant and e.round_id = p_round
        and e.member_id is null and e.returned_at is null
      order by e.seq limit cardinality(p_members) for update skip locked);
  if cardinality(v_seqs) = 0 then
    v_seqs := array(
      select e.seq from red_envelope e
        where e.merchant_id = p_merchant and e.round_id = p_round
          and e.member_id is null and e.returned_at is null
        order by e.seq limit cardinality(p_members) for update);
  end if;
  v_envelope := open_account(p_merchant, 'envelope', null, v_round.currency, false);
  if v_round.turnover > 0 then
    v_house := open_account(p_merchant, 'house', null, v_round.currency, false);
  end if;
  for member_id, seq, amount_minor in
    update red_envelope e set member_id = m.id, claimed_at = clock_timestamp()
      from unnest(p_members) with ordinality as m (id, place)
        join unnest(v_seqs) with ordinality as s (seq, place) using (place)
      where e.merchant_id = p_merchant and e.round_id = p_round and e.seq = s.seq
      returning m.id, e.seq, e.amount_minor
  loop
    perform move_money(p_merchant, 'envelope', p_round || ':' || seq,
      case when v_house is null then 'bonus_envelope' else 'envelope_taken' end, p_round::text,
      array[v_envelope, coalesce(v_house, (select a.id from account a
        where a.merchant_id = p_merchant and a.member_id = take_red_envelopes.member_id
          and a.kind = 'cash' and a.currency = v_round.currency))],
      array[-amount_minor, amount_minor]);
    return next;
  end loop;
end $$;

revoke all on function take_red_envelopes from public;
