import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { BeaconUnavailable } from './beacon.ts';

const hex = z.string().check(z.regex(/^([0-9a-f]{2})+$/));

/** The only scheme that is read: values do not follow from each other, signatures are short. */
export const SCHEME = 'bls-unchained-g1-rfc9380';

/** What a drand network says of itself (`GET <chain>/info`). */
const chainInfo = z.object({
  public_key: hex,
  /** Seconds between two rounds. */
  period: z.number().check(z.int(), z.positive()),
  /** The first round's moment, seconds since 1970. */
  genesis_time: z.number().check(z.int(), z.nonnegative()),
  /** The seed of the network's first group. */
  groupHash: hex,
  schemeID: z.literal(SCHEME),
  metadata: z.object({ beaconID: z.string() }),
});

export type ChainInfo = z.infer<typeof chainInfo>;

/**
 * The hash that names a chain: it covers the public key, the period and the first moment, so that
 * whoever knows it needs to trust nobody who tells these. As drand counts it.
 */
export const chainHashOf = (info: Omit<ChainInfo, 'schemeID'>): string => {
  const times = Buffer.alloc(12);
  times.writeUInt32BE(info.period, 0);
  times.writeBigInt64BE(BigInt(info.genesis_time), 4);
  const { beaconID } = info.metadata;
  return createHash('sha256')
    .update(times)
    .update(Buffer.from(info.public_key, 'hex'))
    .update(Buffer.from(info.groupHash, 'hex'))
    .update(beaconID === 'default' ? '' : beaconID)
    .digest('hex');
};

/**
 * Reads what a network says of itself.
 *
 * @throws {BeaconUnavailable} when it is of another kind or is not the chain of that hash
 */
export const parseChainInfo = (given: unknown, chainHash: string): ChainInfo => {
  const parsed = chainInfo.safeParse(given);
  if (!parsed.success) throw new BeaconUnavailable(`it describes no chain of the scheme ${SCHEME}`);
  const found = chainHashOf(parsed.data);
  if (found !== chainHash) throw new BeaconUnavailable(`it describes another chain: ${found}`);
  return parsed.data;
};
