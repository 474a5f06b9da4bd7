-- Lets nobody write a row of a brand that is closed, or in another cell: a trigger that stands for as long as the brand
-- moves. Who writes holds the brand's cell together with others until the transaction ends, and whoever closes it waits for
-- them; looked at before that, too, so that those who are refused hold nothing.
--
-- tg_argv[0]: the merchant
create or replace function refuse_elsewhere() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  v_merchant bigint := tg_argv[0];
begin
  for v_look in 1..2 loop
    perform from brand_cell c where c.merchant_id = v_merchant and (c.state in ('gone', 'arriving')
      or (c.state = 'closing' and c.closed_until > clock_timestamp()));
    if found then
      raise exception 'the brand % moves to another cell', v_merchant using errcode = '57P03';
    end if;
    if v_look = 1 then
      perform lock_brand(v_merchant, 'cell', true);
    end if;
  end loop;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
