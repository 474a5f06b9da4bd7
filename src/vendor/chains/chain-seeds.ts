import { createHmac } from 'node:crypto';
import type { BeaconValue } from '#beacon/beacon.ts';
import { makeSeed } from '../fairness/seed-pairs.ts';

const DERIVED_DIGITS = 8;

/** Which chain of which game. */
export interface ChainName {
  merchant: string;
  nodeId: number;
  /** From 1. */
  number: number;
}

/**
 * The last seed of a chain, from which all others follow. Usually chance. With a secret it follows
 * from that and the chain's name (HMAC-SHA256), so that whoever keeps a copy of the secret, such as an
 * auditor, can make every chain again.
 *
 * @param secret of one database only: another one would repeat rounds that everybody has seen
 */
export const lastSeedOf = (name: ChainName, secret: string | null): string =>
  secret === null ? makeSeed() : derive('chain', name, secret);

/** The players' half of a chain: the value of a beacon that came after the chain was stored. */
export const clientSeedOf = (
  { merchant, nodeId }: Pick<ChainName, 'merchant' | 'nodeId'>,
  { round, randomness }: BeaconValue,
): string => `${merchant}-${nodeId}-${round}-${randomness}`;

/** The players' half of a chain where no public beacon is named but a secret is. */
export const derivedClientSeed = (name: ChainName, secret: string): string =>
  `${name.merchant}-${name.nodeId}-${derive('client', name, secret).slice(0, DERIVED_DIGITS)}`;

const derive = (what: string, { merchant, nodeId, number }: ChainName, secret: string): string =>
  createHmac('sha256', secret).update(`${what} ${merchant} ${nodeId} ${number}`).digest('hex');
