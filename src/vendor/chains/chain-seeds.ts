import { createHmac } from 'node:crypto';
import { makeSeed } from '../fairness/seed-pairs.ts';

const CLIENT_SEED_BYTES = 4;

/** Which chain of which game. */
interface ChainName {
  merchant: string;
  nodeId: number;
  /** From 1. */
  number: number;
}

/**
 * What a chain is made from. Usually by chance alone. With a secret it follows from that and the
 * chain's name (HMAC-SHA256), so that whoever keeps a copy of the secret, such as an auditor, can
 * make every chain again.
 *
 * @param secret of one database only: another one would repeat rounds that everybody has seen
 */
export const chainSeeds = (
  { merchant, nodeId, number }: ChainName,
  secret: string | null,
): { lastSeed: string; clientSeed: string } => {
  const derive = (what: string): string =>
    createHmac('sha256', secret ?? '')
      .update(`${what} ${merchant} ${nodeId} ${number}`)
      .digest('hex');
  const client = secret === null ? makeSeed(CLIENT_SEED_BYTES) : derive('client');
  return {
    lastSeed: secret === null ? makeSeed() : derive('chain'),
    clientSeed: `${merchant}-${nodeId}-${client.slice(0, 2 * CLIENT_SEED_BYTES)}`,
  };
};
