import type { HintChannel } from '../../base/hints/hint-channel.ts';
import type { HintKind } from '../../base/hints/hint.ts';
import type { JobEnd } from '../../base/jobs/run-jobs.ts';
import { envelopeJob } from '../../money/red-envelopes/run-envelope-rounds.ts';
import { raceJob } from '../../money/races/run-races.ts';
import { jackpotJob } from '../../play/jackpot/pool.ts';
import { lotteryJob } from '../../play/lottery/lottery-job.ts';

/** The job that tells winners and fills jackpots. */
export const FOLLOW_BETS = 'followEndedBets';

/** What pages show that these jobs may have written, of any brand. */
const SHOWN = new Map<string, HintKind>([
  [FOLLOW_BETS, 'board'],
  [envelopeJob.name, 'board'],
  [raceJob.name, 'board'],
  [jackpotJob.name, 'board'],
  [lotteryJob.name, 'draws'],
]);

/** Has every process look at what a job may have written, when it has ended well. */
export const tellOfJob = (hints: HintChannel, { job, hasSucceeded }: JobEnd): void => {
  const kind = SHOWN.get(job.name);
  if (kind && hasSucceeded) hints.tell({ kind, brand: null, id: null });
};
