import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import * as z from 'zod/mini';
import { BeaconUnavailable, type BeaconValue } from './beacon.ts';

const { shortSignatures } = bls12_381;

/** What a drand network answers for a round (`GET <chain>/public/<round>`). */
const published = z.object({
  round: z.number(),
  signature: z.string().check(z.regex(/^([0-9a-f]{2})+$/)),
});

/** What is signed for a round: the hash of its number in eight bytes. */
export const messageOf = (round: number): Uint8Array => {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  return createHash('sha256').update(number).digest();
};

/** A round's value is the hash of its signature: there is one signature only. */
export const randomnessOf = (signature: Uint8Array): string =>
  createHash('sha256').update(signature).digest('hex');

/**
 * Takes an answer for a round's value.
 *
 * @param publicKey of the chain, hex
 * @throws {BeaconUnavailable} when it is of another round or not signed by the chain
 */
export const verifyValue = (given: unknown, round: number, publicKey: string): BeaconValue => {
  const parsed = published.safeParse(given);
  if (!parsed.success || parsed.data.round !== round)
    throw new BeaconUnavailable(`it answered something else than round ${round}`);
  const signature = Buffer.from(parsed.data.signature, 'hex');
  if (!isSigned(signature, round, publicKey))
    throw new BeaconUnavailable(`the chain has not signed what it answered for round ${round}`);
  return { round, randomness: randomnessOf(signature) };
};

const isSigned = (signature: Uint8Array, round: number, publicKey: string): boolean => {
  try {
    const key = Buffer.from(publicKey, 'hex');
    return shortSignatures.verify(signature, shortSignatures.hash(messageOf(round)), key);
  } catch {
    // No point of the curve.
    return false;
  }
};
