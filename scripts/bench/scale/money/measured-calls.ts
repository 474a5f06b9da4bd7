import type { MoreCallName } from './more-calls.ts';

/** The usual figures of `--money`, without `--calls`. */
type UsualName = 'postings' | 'bets' | 'wins';

/** The calls of `src/api` that move money or points, and by which figure each is measured. */
export const measuredCalls: Readonly<Record<string, UsualName | MoreCallName>> = {
  walletTransfer: 'postings',
  vendorBet: 'bets',
  vendorWin: 'wins',
  vendorRollback: 'rollback',
  vendorJackpot: 'vendorJackpot',
  transferFund: 'transferFund',
  uplineTransfer: 'uplineTransfer',
  requestWithdrawal: 'requestWithdrawal',
  createDeposit: 'createDeposit',
  claimMission: 'claimMission',
  convertPoints: 'convertPoints',
  claimPromotion: 'claimPromotion',
  claimReward: 'claimReward',
  claimAllRewards: 'claimAllRewards',
  forfeitBonus: 'forfeitBonus',
  redeemItem: 'redeemItem',
  moveCommission: 'moveCommission',
  payAgentBill: 'payAgentBill',
};

/** What no call of `src/api` is, and is measured all the same: a provider says that a deposit was paid. */
export const measuredReports: readonly MoreCallName[] = ['settleDeposit'];

/** Those that are not measured here, with the reason. */
export const unmeasuredCalls: Readonly<Record<string, string>> = {
  downlineTransfer: 'the function of uplineTransfer: give_cash',
  claimRedEnvelope: 'npm run bench:engagement: many at one round, in batches',
  placeTickets: 'stake_bet for each ticket, many in one transaction; draws: npm run bench:lottery',
  cancelFollow: 'void_bet for each ticket that is left, many in one transaction',
  freePlay: 'one posting of play credits for an account that it opens',
  rewards: 'reads only: it stands beside what claims',
  unreadCount: 'reads only: it stands beside what claims',
  vendorAuthenticate: 'moves nothing',
  vendorBalance: 'moves nothing',
};
