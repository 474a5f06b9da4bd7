import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Beacon } from './beacon.ts';

/** So often comes a value: a demo's draws are not to wait. */
const PERIOD_MS = 100;

/**
 * A beacon of this process alone, for demos and tests: its key is never stored, so that who reads the
 * database foresees nothing. That nobody chose the values is this process's word only, which is why
 * production asks for a public beacon.
 */
export const openDemoBeacon = (key: Uint8Array = randomBytes(32)): Beacon => ({
  roundAfter: async (moment) => Math.floor(moment.getTime() / PERIOD_MS) + 1,
  read: async (round) => {
    await wait(Math.max(0, round * PERIOD_MS - Date.now()));
    return { round, randomness: createHmac('sha256', key).update(String(round)).digest('hex') };
  },
});
