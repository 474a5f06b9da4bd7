import { cleanUp } from '../../people/access/cleanup.ts';
import { bonusJob } from '../../money/bonuses/expire-bonuses.ts';
import { promotionJob } from '../../money/promotions/expire-promotion-entries.ts';
import { mallJob } from '../../money/mall/order-recipient.ts';
import { contractJob } from '../../money/contracts/run-contracts.ts';
import { missionJob } from '../../money/missions/expire-missions.ts';
import { raceJob } from '../../money/races/run-races.ts';
import { missionsFollower } from '../../play/contests/missions-follower.ts';
import { racesFollower } from '../../play/contests/races-follower.ts';
import { rankJob } from '../../money/ranks/run-ranks.ts';
import { envelopeJob } from '../../money/red-envelopes/run-envelope-rounds.ts';
import { referralJob } from '../../money/referral/judge-referrals.ts';
import { raffleJob } from '../../money/raffles/raffle-job.ts';
import { raffleFollower } from '../../play/raffles/count-raffle-bets.ts';
import { partitionsJob } from '../../base/partitions/partitions-job.ts';
import { transferKeysJob } from '../../base/ledger/sweep-transfer-keys.ts';
import { businessJob } from '../metrics/count-business.ts';
import { sweepChat } from '../chat/sweep-chat.ts';
import { followEndedBets } from '../../play/ended-bets/follow-ended-bets.ts';
import { exposureFollower } from '../../play/exposure/count-results.ts';
import { jackpotFollower } from '../../play/jackpot/feed-jackpots.ts';
import { jackpotJob } from '../../play/jackpot/pool.ts';
import { daySumsJob } from '../../money/records/count-day-sums.ts';
import { rebateJob } from '../../money/rebates/settle-rebates.ts';
import { lotteryJob } from '../../play/lottery/lottery-job.ts';
import { deliveryJob } from '../../base/messages/deliver-messages.ts';
import { broadcastJob } from '../../people/inbox/broadcasts/run-broadcasts.ts';
import { reachJob } from '../../people/inbox/reach/reach-members.ts';
import { postbackJob } from '../../people/affiliate/postbacks/send-postbacks.ts';
import { inboxSweepJob } from '../../people/inbox/sweep-inbox.ts';
import { confirmationJob } from '../../money/withdrawals/receive-by-default.ts';
import { queryDeposits } from '../../money/deposits/query-deposits.ts';
import { pointsFollower } from '../../play/points/follow-points.ts';
import { referralFollower } from '../../play/referral/count-friend-bets.ts';
import { teamJob } from '../../play/teams/gather-teams.ts';
import { winnersFollower } from '../../play/winners/record-winners.ts';
import { FOLLOW_BETS } from './tell-of-job.ts';
import { sweepUploads } from '../../base/uploads/sweep-uploads.ts';
import { vendorSweep } from '../../play/vendors/sweep-vendor-messages.ts';
import type { BetFollower } from '../../play/ended-bets/bet-follower.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';

/** Those that want every bet that ended, of all brands; a new one is a line here and its watermark. */
export const betFollowers: readonly BetFollower[] = [
  exposureFollower,
  winnersFollower,
  jackpotFollower,
  pointsFollower,
  missionsFollower,
  racesFollower,
  referralFollower,
  raffleFollower,
];

/** Winners and jackpots are at most five seconds late on a page: this, the run itself, and two seconds until it is told. */
const FOLLOW_EVERY_MS = 2000;

/** Everything that the platform does by the clock. */
export const jobs: readonly Job[] = [
  { name: 'sweep', everyMs: 5 * 60_000, run: ({ database }) => cleanUp(database) },
  partitionsJob,
  transferKeysJob,
  { name: 'sweepUploads', everyMs: 60 * 60_000, run: ({ database }) => sweepUploads(database) },
  deliveryJob,
  broadcastJob,
  reachJob,
  inboxSweepJob,
  postbackJob,
  bonusJob,
  promotionJob,
  envelopeJob,
  mallJob,
  missionJob,
  raceJob,
  referralJob,
  rankJob,
  raffleJob,
  lotteryJob,
  rebateJob,
  jackpotJob,
  {
    name: FOLLOW_BETS,
    everyMs: FOLLOW_EVERY_MS,
    run: (context) => followEndedBets(context, betFollowers, { leastStepMs: FOLLOW_EVERY_MS / 2 }),
  },
  businessJob,
  daySumsJob,
  teamJob,
  contractJob,
  { name: 'sweepChat', everyMs: 60 * 60_000, run: sweepChat },
  confirmationJob,
  vendorSweep,
  { name: 'queryDeposits', everyMs: 10_000, run: queryDeposits },
];
