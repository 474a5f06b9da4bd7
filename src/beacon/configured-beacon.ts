import type { Beacon } from './beacon.ts';
import { chainHashIn, openDrandBeacon } from './drand-beacon.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** The addresses in LIVERY_BEACON_URL: one chain of a drand network at one or several servers. */
const urlsIn = (given: string): string[] => given.split(/[\s,]+/).filter((url) => url !== '');

/**
 * What is wrong with the addresses of the beacon.
 *
 * @param given LIVERY_BEACON_URL
 * @returns null when nothing is
 */
export const findBeaconError = (given: string): string | null => {
  const urls = urlsIn(given);
  const hashes = new Set(urls.map(chainHashIn));
  if (urls.length === 0) return 'It is not set.';
  if (hashes.has(null) || urls.some((url) => !/^https?:/.test(url)))
    return 'It is no address of a chain: one ends with the 64 hexadecimal digits of its hash.';
  return hashes.size > 1 ? 'Its addresses are of different chains.' : null;
};

let opened: { given: string; beacon: Beacon } | undefined;

/**
 * The public beacon that LIVERY_BEACON_URL names; where it names none, the demo's own.
 *
 * @throws {Error} when it is set and names no chain
 */
export const configuredBeacon = (): Beacon => {
  const given = process.env['LIVERY_BEACON_URL'] ?? '';
  if (opened?.given === given) return opened.beacon;
  const error = given === '' ? null : findBeaconError(given);
  if (error !== null) throw new Error(`LIVERY_BEACON_URL: ${error}`);
  const beacon = given === '' ? openDemoBeacon() : openDrandBeacon(urlsIn(given));
  opened = { given, beacon };
  return beacon;
};

/** Whether a public beacon is named. */
export const hasPublicBeacon = (): boolean => (process.env['LIVERY_BEACON_URL'] ?? '') !== '';

/** So often comes a value: a demo's draws are not to wait. */
const PERIOD_MS = 100;

/**
 * A beacon of this process alone, for demos and tests: its key is never stored, so that who reads the
 * database foresees nothing. That nobody chose the values is this process's word only, which is why
 * production asks for a public beacon.
 */
const openDemoBeacon = (key: Uint8Array = randomBytes(32)): Beacon => ({
  roundAfter: async (moment) => Math.floor(moment.getTime() / PERIOD_MS) + 1,
  read: async (round) => {
    await wait(Math.max(0, round * PERIOD_MS - Date.now()));
    return { round, randomness: createHmac('sha256', key).update(String(round)).digest('hex') };
  },
});
