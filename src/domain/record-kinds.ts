/** What a movement of a member's money can be, as the member is told. */
export const recordKinds = [
  'deposit',
  'withdrawal',
  'bet',
  'payout',
  'refund',
  'bonus',
  'rebate',
  'rebateBoost',
  'walletTransfer',
  'transferIn',
  'transferOut',
  'commission',
  'fee',
  'adjustment',
] as const;

export type RecordKind = (typeof recordKinds)[number];

/** How far a movement has come. */
export const recordStates = ['pending', 'completed', 'failed', 'expired', 'returned'] as const;

export type RecordState = (typeof recordStates)[number];
