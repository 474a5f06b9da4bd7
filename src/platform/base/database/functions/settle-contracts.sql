-- Works out the bills of a brand's contracts of one kind for every period that is over, up to a moment until which the
-- figures of the teams are gathered. A period is worked out once, whoever asks and however often.
--
-- What a bill comes to: the rate of the best tier reached, taken of the figure, with the parts of a minor unit that the
-- bill before has left, rounded down. Salaries are paid by the house, each less what the contracts directly below are
-- paid, so that a line costs what its top has. Where bets that were taken back leave a figure below 0, the rate is that
-- of the bill before, and what too much was paid is taken off the bills to come.
--
-- A dividend is worked out by the periods that its contract was signed for; all salaries of a kind have the same.
--
-- p_period: how long periods are; of dividends, those of contracts that begin now
-- p_until: until when figures are gathered
-- p_most: so many periods at most, for a short transaction. Returns how many were worked out.
create or replace function settle_contracts(
  p_merchant bigint, p_kind text, p_period text, p_zone text, p_until timestamptz, p_most int
) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_from timestamptz;
  v_span record;
  v_due timestamptz;
  v_done int := 0;
begin
  perform hold_to_brand(p_merchant);
  select r.settled_until into v_from from contract_run r
    where r.merchant_id = p_merchant and r.kind = p_kind for update;
  if not found then
    return 0;
  end if;
  -- Where no contract holds any more nothing is worked out, period by period, for a time in which nobody had one.
  if not exists (select from agent_contract c where c.merchant_id = p_merchant and c.kind = p_kind
      and c.state in ('ACCEPTED', 'ACTIVE', 'TERMINATION_REQUESTED', 'TERMINATED', 'SUPERSEDED')
      and (c.ends_at is null or c.ends_at > v_from)) then
    update contract_run r
      set settled_until = greatest(r.settled_until, w.starts_at),
        due_at = (contract_span(p_period, p_zone, greatest(r.settled_until, w.starts_at))).ends_at
      from contract_span(p_period, p_zone, p_until) w
      where r.merchant_id = p_merchant and r.kind = p_kind;
    return 0;
  end if;
  if p_kind = 'dividend' then
    return settle_dividends(p_merchant, p_zone, p_until, p_most);
  end if;
  while v_done < p_most loop
    v_span := contract_span(p_period, p_zone, v_from);
    if p_kind = 'realtime' then
      -- Slots that were missed are one bill: what was added since the last.
      v_span.ends_at := (contract_span(p_period, p_zone, p_until)).starts_at;
    end if;
    exit when v_span.ends_at > p_until or v_span.ends_at <= v_from;
    perform bill_period(p_merchant, p_kind, p_zone, v_from, v_span.ends_at);
    v_from := v_span.ends_at;
    v_done := v_done + 1;
  end loop;
  v_due := (contract_span(p_period, p_zone, v_from)).ends_at;
  update contract_run r set settled_until = v_from, due_at = v_due
    where r.merchant_id = p_merchant and r.kind = p_kind
      and (r.settled_until, r.due_at) is distinct from (v_from, v_due);
  return v_done;
end $$;

revoke all on function settle_contracts from public;
