-- The kind under which a member sees a transfer. A jackpot win is a payout, and its reversal a refund, not an
-- adjustment. A round that is staked and settled at once is one transfer: its debit is the bet, its credit the payout.
create or replace function record_kind(p_transfer_kind text, p_amount bigint) returns text
language sql immutable as $$
  select case
    when p_transfer_kind in ('deposit', 'withdrawal', 'bet', 'rebate', 'fee') then p_transfer_kind
    when p_transfer_kind = 'rebate_boost' then 'rebateBoost'
    when p_transfer_kind = 'bet_round' then case when p_amount < 0 then 'bet' else 'payout' end
    when p_transfer_kind in ('bet_settled', 'jackpot_won') then 'payout'
    when p_transfer_kind in ('bet_void', 'jackpot_void', 'deposit_refund', 'withdrawal_rejected')
      then 'refund'
    when p_transfer_kind like 'bonus%' then 'bonus'
    when p_transfer_kind = 'wallet_transfer' then 'walletTransfer'
    when p_transfer_kind = 'commission_moved' then 'commission'
    when p_transfer_kind in ('transfer_upline', 'transfer_downline')
      then case when p_amount > 0 then 'transferIn' else 'transferOut' end
    else 'adjustment'
  end
$$;
