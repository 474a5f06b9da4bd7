-- Moves money between two wallets of one member, in one round trip. A wallet is named by its account kind: 'cash', or
-- 'vendor:<CODE>', which is opened at its first use. A repeated key returns the result of the first call. Errors: LV004
-- when the member has no such source wallet, LV001 also when the first call is in the archive, and those of post_transfer.
create or replace function move_between_purses(
  p_merchant bigint, p_member bigint, p_currency text, p_from text, p_to text, p_amount bigint,
  p_key text, p_hash text
) returns table (transfer_id bigint, from_balance bigint, to_balance bigint)
language plpgsql as $$
declare
  v_from bigint;
  v_to bigint;
  v_id bigint;
  v_replay boolean;
  v_at timestamptz := now();
begin
  select max(a.id) filter (where a.kind = p_from), max(a.id) filter (where a.kind = p_to)
    into v_from, v_to
    from account a
    where a.merchant_id = p_merchant and a.member_id = p_member and a.currency = p_currency
      and a.kind in (p_from, p_to);
  if v_from is null then
    raise exception 'member % never had money in %', p_member, p_from using errcode = 'LV004';
  end if;
  v_to := coalesce(v_to, open_account(p_merchant, p_to, p_member, p_currency, true));
  select t.id, t.replay into v_id, v_replay from post_transfer(p_merchant, 'walletTransfer', p_key, p_hash,
    'wallet_transfer', array[v_from, v_to], array[-p_amount, p_amount]) t;
  if v_replay then
    select k.created_at into v_at from transfer_key k
      where k.merchant_id = p_merchant and k.scope = 'walletTransfer' and k.idem_key = p_key;
  end if;
  return query select v_id,
    max(e.balance_after) filter (where e.line = 1), max(e.balance_after) filter (where e.line = 2)
    from entry e where e.merchant_id = p_merchant and e.transfer_id = v_id and e.created_at in (v_at, 'epoch')
    having count(*) > 0;
  if not found then
    raise exception 'the key % was used for a move that is in the archive', p_key using errcode = 'LV001';
  end if;
end $$;
