import { makeBrandToken } from '#platform/play/vendors/brand-token.ts';
import { hashToken } from '#platform/people/access/opaque-token.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { importCatalogue } from '#platform/play/games/import-catalogue.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { BENCH_VENDOR } from '../platform/bench-merchants.ts';
import type { BenchContext } from '../platform/make-bench-context.ts';

/** A member with an open game. */
export interface BenchPlay {
  memberId: number;
  sessionToken: string;
}

/** What pgbench puts before a member's number for a token's hash. */
export const PGBENCH_TOKEN = 'pgbench-';

const slot = catalogue.find(
  ({ vendor, isGame, minimumStakeUnits }) =>
    vendor === BENCH_VENDOR && isGame === 'GAME' && minimumStakeUnits === 1,
);

/** The least stake of the game that is played. */
export const STAKE_MINOR = 100;

/** Opens a game for everybody, as a launch and its ticket do: once for HTTP, once for pgbench. */
export const makePlays = async (
  database: Database,
  context: BenchContext,
): Promise<BenchPlay[]> => {
  if (!slot) throw new Error(`${BENCH_VENDOR} has no game at the least stake.`);
  await importCatalogue(database);
  const plays = context.people.map(({ memberId, token }) => ({
    memberId,
    sessionHash: hashToken(token),
    sessionToken: makeBrandToken(context.code),
  }));
  for (const { memberId, sessionHash, sessionToken } of plays)
    for (const tokenHash of [hashToken(sessionToken), `${PGBENCH_TOKEN}${memberId}`])
      await database
        .insertInto('gameSession')
        .values({
          merchantId: context.merchantId,
          memberId,
          vendorCode: BENCH_VENDOR,
          nodeId: slot.nodeId,
          wallet: 'real',
          leastStakeMinor: STAKE_MINOR,
          mostStakeMinor: STAKE_MINOR * 100,
          language: 'en',
          mode: 'dark',
          origin: 'https://bench.example',
          sessionHash,
          ticketHash: `used ${tokenHash}`,
          ticketExpiresAt: new Date(),
          tokenHash,
          startedAt: sql<Date>`now()`,
        })
        .execute();
  return plays;
};
