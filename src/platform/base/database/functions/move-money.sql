-- Posts a transfer without its lines of amount 0; returns its id, or null when no line remains. A key can be used only
-- once. Errors: LV001 key used before, and those of write_transfer.
create or replace function move_money(
  p_merchant bigint, p_scope text, p_key text, p_kind text, p_ref text, p_accounts bigint[],
  p_amounts bigint[], p_reverses bigint default null
) returns bigint language plpgsql as $$
declare
  v_accounts bigint[] := p_accounts;
  v_amounts bigint[] := p_amounts;
  v_transfer bigint;
begin
  if 0 = any (p_amounts) then
    v_accounts := '{}';
    v_amounts := '{}';
    for v_line in 1 .. cardinality(p_amounts) loop
      if p_amounts[v_line] <> 0 then
        v_accounts := v_accounts || p_accounts[v_line];
        v_amounts := v_amounts || p_amounts[v_line];
      end if;
    end loop;
    if cardinality(v_amounts) = 0 then
      return null;
    end if;
  end if;
  -- No request hash is stored: every repetition of the key is refused.
  v_transfer := write_transfer(p_merchant, p_scope, p_key, '', p_kind, v_accounts, v_amounts, p_ref,
    p_reverses);
  if v_transfer is null then
    raise exception 'the key % of % was used before', p_key, p_scope using errcode = 'LV001';
  end if;
  return v_transfer;
end $$;

revoke all on function move_money from public;
