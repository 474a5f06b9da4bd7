import type { Beacon } from '#beacon/beacon.ts';
import { configuredBeacon } from '#beacon/configured-beacon.ts';
import { inSteps } from '../../base/jobs/brands-at-fault.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import { closeRaffles, type RaffleContext } from './close-raffles.ts';
import { drawRaffles } from './draw-raffles.ts';
import { openRaffles } from './open-raffles.ts';

/** Opens raffles, closes their lists and draws, of all brands. */
export const raffleJob: Job = {
  name: 'raffles',
  everyMs: 5000,
  run: (context) => runRaffles(context, configuredBeacon()),
};

/**
 * One look at the clock.
 *
 * @param publishedMs so long before its draw a list's hash can be read
 */
export const runRaffles = async (
  context: RaffleContext,
  beacon: Beacon,
  publishedMs?: number,
): Promise<void> => {
  await inSteps([
    () => openRaffles(context.database),
    () => closeRaffles(context, beacon, publishedMs),
    () => drawRaffles(context, beacon),
  ]);
};
