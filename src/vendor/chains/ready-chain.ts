import type { SharedChain } from '../database/games-tables.ts';
import { sealText } from '../database/sealed-columns.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { tipHashOf } from './hash-chain.ts';
import { createHmac } from 'node:crypto';
import type { BeaconValue } from '#beacon/beacon.ts';
import { makeSeed } from '../fairness/seed-pairs.ts';

const DERIVED_DIGITS = 8;

/** Which chain of which game. */
interface ChainName {
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
const lastSeedOf = (name: ChainName, secret: string | null): string =>
  secret === null ? makeSeed() : derive('chain', name, secret);

/** The players' half of a chain: the value of a beacon that came after the chain was stored. */
const clientSeedOf = (
  { merchant, nodeId }: Pick<ChainName, 'merchant' | 'nodeId'>,
  { round, randomness }: BeaconValue,
): string => `${merchant}-${nodeId}-${round}-${randomness}`;

/** The players' half of a chain where no public beacon is named but a secret is. */
const derivedClientSeed = (name: ChainName, secret: string): string =>
  `${name.merchant}-${name.nodeId}-${derive('client', name, secret).slice(0, DERIVED_DIGITS)}`;

const derive = (what: string, { merchant, nodeId, number }: ChainName, secret: string): string =>
  createHmac('sha256', secret).update(`${what} ${merchant} ${nodeId} ${number}`).digest('hex');

/** Some days of the quickest game. */
export const CHAIN_LENGTH = 10_000;

/** A chain that gives rounds. */
export type ReadyChain = SharedChain & { clientSeed: string };

/** The chain of a round. */
export const readReadyChain = async (
  database: VendorContext['database'],
  id: number,
): Promise<ReadyChain> => asReady(await readChain(database, id));

/** A chain whose two halves are there. */
export const asReady = (chain: SharedChain): ReadyChain => {
  const { clientSeed } = chain;
  if (clientSeed === null) throw new Error(`the chain ${chain.id} has no client seed yet`);
  return { ...chain, clientSeed };
};

/**
 * The chain from which a game's next round comes. A new one is stored first, with the hash of its
 * first seed; its other half is the beacon's next value after that, which nobody could know then.
 *
 * @throws {BeaconUnavailable} when that value cannot be read; it is asked for again by the next round
 */
export const readyChain = async (
  context: VendorContext,
  game: Omit<ChainName, 'number'>,
): Promise<ReadyChain> => {
  const last = await readLast(context, game);
  const chain = last && last.used < last.length ? last : await insertChain(context, game);
  if (chain.clientSeed !== null) return asReady(chain);
  return asReady(await addBeacon(context, chain));
};

const readLast = (
  { database }: VendorContext,
  { merchant, nodeId }: Omit<ChainName, 'number'>,
): Promise<SharedChain | undefined> =>
  database
    .selectFrom('sharedChain')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('nodeId', '=', nodeId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const insertChain = async (
  { database, chainSecret, beacon }: VendorContext,
  { merchant, nodeId }: Omit<ChainName, 'number'>,
): Promise<SharedChain> => {
  const { made } = await database
    .selectFrom('sharedChain')
    .select((count) => count.fn.countAll<number>().as('made'))
    .where('merchant', '=', merchant)
    .where('nodeId', '=', nodeId)
    .executeTakeFirstOrThrow();
  const name = { merchant, nodeId, number: made + 1 };
  const lastSeed = lastSeedOf(name, chainSecret);
  return database
    .insertInto('sharedChain')
    .values({
      merchant,
      nodeId,
      lastSeed: sealText(lastSeed),
      length: CHAIN_LENGTH,
      tipHash: tipHashOf(lastSeed, CHAIN_LENGTH),
      clientSeed: beacon ? null : derivedClientSeed(name, chainSecret ?? ''),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Fixes the beacon's round once the chain is stored, waits for its value, and keeps both. */
const addBeacon = async (
  { database, beacon }: VendorContext,
  chain: SharedChain,
): Promise<SharedChain> => {
  if (!beacon) throw new Error(`the chain ${chain.id} waits for a beacon, and none is named`);
  const { id } = chain;
  const round = chain.beaconRound ?? (await beacon.roundAfter(new Date()));
  await database
    .updateTable('sharedChain')
    .set({ beaconRound: round })
    .where('id', '=', id)
    .where('beaconRound', 'is', null)
    .execute();
  const { beaconRound } = await readChain(database, id);
  const value = await beacon.read(beaconRound ?? round);
  await database
    .updateTable('sharedChain')
    .set({ clientSeed: clientSeedOf(chain, value) })
    .where('id', '=', id)
    .where('clientSeed', 'is', null)
    .execute();
  return readChain(database, id);
};

const readChain = (database: VendorContext['database'], id: number): Promise<SharedChain> =>
  database.selectFrom('sharedChain').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
