import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import type { DrawnTiers } from '#api/lottery.ts';
import { fairDraw, type FairSeeds, type Hmac } from '#domain/fair/fair-draw.ts';
import type { CourseCode } from '#domain/lottery/course.ts';
import { courses } from '#domain/lottery/courses.ts';

/** What was published of a draw. */
export interface DrawProofValues extends FairSeeds {
  /** SHA-256 of the server's seed, hex. */
  commit: string;
  /** The public random value that the client seed ends with; null for draws that had none. */
  beacon: { value: string } | null;
}

const sha256Hmac: Hmac = (key, message) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(message));

/**
 * Whether a draw's seed fits the seal that was published before it, the beacon's value is the other
 * half, and its numbers follow from the seeds: counted here anew, without asking anybody.
 */
export const checkDraw = (
  course: CourseCode,
  { commit, beacon, ...seeds }: DrawProofValues,
  result: DrawnTiers,
): boolean => {
  const isSealed = bytesToHex(sha256(utf8ToBytes(seeds.serverSeed))) === commit;
  const counted = courses[course].draw(fairDraw(seeds, sha256Hmac));
  const hasBeacon = beacon === null || seeds.clientSeed.endsWith(`-${beacon.value}`);
  return (
    isSealed &&
    hasBeacon &&
    JSON.stringify(counted) === JSON.stringify(result.map((tier) => tier.numbers))
  );
};
