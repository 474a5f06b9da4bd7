import { sweep } from '../access/janitor.ts';
import { bonusJob } from '../bonuses/expire-bonuses.ts';
import { sweepChat } from '../chat/sweep-chat.ts';
import { exposureJob } from '../exposure/count-results.ts';
import { jackpotJob } from '../jackpot/feed-jackpots.ts';
import { rebateJob } from '../rebates/settle-rebates.ts';
import { lotteryJob } from '../lottery/lottery-job.ts';
import { deliveryJob } from '../messages/deliver-messages.ts';
import { confirmationJob } from '../withdrawals/receive-by-default.ts';
import { queryDeposits } from '../deposits/query-deposits.ts';
import { winnersJob } from '../winners/record-winners.ts';
import { sweepUploads } from '../uploads/sweep-uploads.ts';
import { vendorSweep } from '../vendors/sweep-vendor-messages.ts';
import type { Job } from './run-jobs.ts';

/** Everything that the platform does by the clock. */
export const jobs: readonly Job[] = [
  { name: 'sweep', everyMs: 5 * 60_000, run: ({ database }) => sweep(database) },
  { name: 'sweepUploads', everyMs: 60 * 60_000, run: ({ database }) => sweepUploads(database) },
  deliveryJob,
  bonusJob,
  lotteryJob,
  rebateJob,
  jackpotJob,
  exposureJob,
  { name: 'sweepChat', everyMs: 60 * 60_000, run: sweepChat },
  winnersJob,
  confirmationJob,
  vendorSweep,
  { name: 'queryDeposits', everyMs: 10_000, run: queryDeposits },
];
