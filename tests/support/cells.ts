import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '#platform/base/database/connect.ts';
import { vendorBet } from '#api/vendor-protocol.ts';
import { sql } from '#platform/base/database/sql.ts';
import { betFollowers } from '#platform/app/jobs/jobs.ts';
import { openMigrated } from '#platform/base/database/open-database.ts';
import { followUntilNow } from './follow-until-now.ts';
import {
  CELL_SETTINGS,
  type CellCluster,
  startCellCluster,
} from '../../scripts/bench/platform/cell-cluster.ts';
import { openMember } from './members.ts';
import { buildMerchant, type TestMerchant } from './merchant.ts';
import { openSlot, VENDOR } from './play-fixture.ts';
import { startTestPlatform, type TestPlatform } from './platform.ts';
import { openPlay, sendAsVendor, setUpGames, type TestPlay } from './vendor-messages.ts';

const STAKE = openSlot.minimumStakeUnits * 100;

/** As in production, but for what a power cut would lose. */
const SETTINGS = [...CELL_SETTINGS, 'fsync=off'];

/** A brand of the cells, by its host names beside its own. */
export const buildCellBrand = (code: string, domains: string[] = []): TestMerchant =>
  buildMerchant(code, {
    categories: [{ type: 'RNG', vendors: [VENDOR] }],
    ...(domains.length > 0 && { site: { domains: [`${code}.example`, ...domains] } }),
  });

const merchants = ['alpha', 'beta'].map((code) => buildCellBrand(code));

/** A platform over a cluster, both brands' files beside it. */
const startOn = async (
  { url }: CellCluster,
  brands: readonly TestMerchant[],
  jobs: boolean,
): Promise<TestPlatform> =>
  startTestPlatform(brands, { jobs, database: { ...(await openMigrated(url)), url } });

/**
 * Two PostgreSQL servers, and platforms over them as soon as they are asked for.
 *
 * @param brands `alpha` and `beta`
 * @param jobs whether the platforms do by the clock what they do
 */
export const startCells = async (settings = SETTINGS, { brands = merchants, jobs = true } = {}) => {
  setUpGames();
  const [first, second] = [
    await startCellCluster('a', settings),
    await startCellCluster('b', settings),
  ];
  const platforms: TestPlatform[] = [];
  const start = async (cluster: CellCluster): Promise<TestPlatform> => {
    const platform = await startOn(cluster, brands, jobs);
    platforms.push(platform);
    return platform;
  };
  return {
    env: { DATABASE_URL: first.url, LIVERY_CELL_B_URL: second.url },
    startFirst: () => start(first),
    startSecond: () => start(second),
    close: async () => {
      for (const platform of platforms) await platform.close();
      await first.stop();
      await second.stop();
    },
  };
};

let people = 0;

/** A member of a brand who has opened the slot. */
export const openCellPlayer = async (
  platform: TestPlatform,
  code: string,
  profile: Record<string, string> = {},
): Promise<TestPlay> => {
  people += 1;
  const person = { username: `mover${people}`, cashMinor: 1_000_000_000, profile };
  return openPlay(platform, await openMember(platform, code, person), { nodeId: openSlot.nodeId });
};

/** One bet of a player, said to a platform. */
export const sayBet = (
  platform: TestPlatform,
  { sessionToken }: TestPlay,
  requestId: string = crypto.randomUUID(),
) =>
  sendAsVendor(platform, VENDOR, vendorBet, {
    requestId,
    sessionToken,
    transactionId: requestId,
    roundId: requestId,
    stakeMinor: STAKE,
    payoutMinor: 0,
    pick: 'a round of a move',
  });

/** Whatever does not acknowledge it is no answer: what came instead; empty where it did. */
const say = (platform: TestPlatform, play: TestPlay, requestId?: string): Promise<string> =>
  sayBet(platform, play, requestId).then(
    (answer) => (answer.ok ? '' : JSON.stringify(answer)),
    (error: unknown) => String(error),
  );

/** Whether a new bet of a player is taken by a platform. */
export const takesBets = async (platform: TestPlatform, play: TestPlay): Promise<boolean> =>
  (await say(platform, play)) === '';

/** So often a bet is said in vain before the test ends with what was answered; each time takes 5 ms at least. */
const MOST_TURNS = 40_000;

/**
 * Players who never pause: each says its bet again, to one platform after the other, until it is acknowledged.
 *
 * @param platforms asked in turn; a later one may be added
 * @returns `refused` tells the different answers that acknowledged nothing
 */
export const startBets = (platforms: readonly TestPlatform[], plays: readonly TestPlay[]) => {
  const acknowledged: string[] = [];
  const refusals = new Set<string>();
  const ending = new AbortController();
  const sayUntilHeard = async (play: TestPlay, requestId: string): Promise<void> => {
    const answers: string[] = [];
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const at = turn % platforms.length;
      const platform = platforms[at];
      answers[at] = platform ? await say(platform, play, requestId) : 'nobody there';
      if (answers[at] === '') {
        acknowledged.push(requestId);
        return;
      }
      refusals.add(`${at}: ${answers[at]}`);
      await wait(5);
    }
    throw new Error(`A bet was never acknowledged; last: ${answers.join(' and ')}`);
  };
  const players = plays.map(async (play) => {
    while (!ending.signal.aborted) await sayUntilHeard(play, crypto.randomUUID());
  });
  return {
    acknowledged,
    refused: () => [...refusals],
    end: async () => {
      ending.abort();
      await Promise.all(players);
    },
  };
};

/** What the house won of a brand's bets, and what its followers of ended bets have counted until now. */
export const countWins = async (
  { database }: Pick<Connection, 'database'>,
  code: string,
): Promise<{ won: number; counted: number }> => {
  await followUntilNow({ database, log: { error: () => {} } }, betFollowers);
  const { rows } = await sql<{ won: number; counted: number }>`select
      (select coalesce(sum(b.stake_minor - b.payout_minor), 0)::bigint from bet b
        where b.merchant_id = m.id and b.settled_at is not null) as won,
      (select coalesce(-sum(h.lost_minor), 0)::bigint from house_result h
        where h.merchant_id = m.id) as counted
    from merchant m where m.code = ${code}`.execute(database);
  return rows[0] ?? { won: 0, counted: 0 };
};

/** How many of these bets stand in a database, and how many different ones. */
export const countBets = async (
  { pool }: Pick<Connection, 'pool'>,
  requests: readonly string[],
): Promise<{ rows: number; bets: number }> => {
  const { rows } = await pool.query<{ rows: number; bets: number }>(
    `select count(*) as rows, count(distinct transaction_id) as bets from bet
      where transaction_id = any($1)`,
    [[...requests]],
  );
  return rows[0] ?? { rows: 0, bets: 0 };
};
