import { vendorBet, vendorWin } from '#api/vendor-protocol.ts';
import { walletTransfer } from '#api/wallet.ts';
import { sql } from '#platform/base/database/sql.ts';
import { type OpenedDatabase } from '#platform/base/database/open-database.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { importPlayRules } from '#platform/play/vendors/import-play-rules.ts';
import { BENCH_VENDOR, readBenchMerchants } from '../../platform/bench-merchants.ts';
import { makeBenchContext } from '../../platform/make-bench-context.ts';
import { postingScript } from '../../platform/pgbench.ts';
import { type ServerProcess, startServer } from '../../platform/server-process.ts';
import { analyze } from '../../play/analyze.ts';
import { makePlays } from '../../play/make-plays.ts';
import { playScript } from '../../play/play-script.ts';
import { betsInTurn, shareVendorSecret } from '../../play/sign-message.ts';
import { shareProviderSecret } from './calls-of-payments.ts';
import { callOf, type MoneyCall, inTurn } from './money-call.ts';
import type { MoreCall } from './more-calls.ts';
import { openCalls } from './open-calls.ts';
import { openWins } from './open-wins.ts';

/** Whose money moves: so many that two calls of one moment seldom want the same wallet. */
const PLAYERS = 500;

/** More than a server that learns its statements does in two seconds. */
const WARM_CALLS = 5000;

/** Two servers on one database, with the calls that are measured. */
export interface MoneyPlace {
  opened: OpenedDatabase;
  one: ServerProcess;
  two: ServerProcess;
  bet: MoneyCall;
  posting: MoneyCall;
  win: MoneyCall;
  /** Makes bets that are open until they are won, for so many wins of each way. */
  prepareWins: (wins: number) => Promise<void>;
  /** Those that were asked for beside them. */
  more: readonly MoreCall[];
}

/**
 * Members with money and a game each, and two servers.
 *
 * @param names of other calls, or `all`
 */
export const openMoneyPlace = async (
  opened: OpenedDatabase,
  stateDir: string,
  names: readonly string[],
): Promise<MoneyPlace> => {
  shareVendorSecret();
  shareProviderSecret();
  await importMerchants(opened.database, await readBenchMerchants(), [importPlayRules]);
  const context = await makeBenchContext(opened.database, PLAYERS);
  const { people, merchantId } = context;
  const plays = await makePlays(opened.database, context);
  const nextPosting = inTurn(people, () => ({ from: 'MAIN', to: BENCH_VENDOR, amountMinor: 1 }));
  const bet = callOf(vendorBet.path, playScript(merchantId, plays), betsInTurn(plays));
  const script = postingScript({ ...context, vendor: BENCH_VENDOR });
  const posting = callOf(walletTransfer.path, script, nextPosting);
  const wins = await openWins(opened, context);
  const win = callOf(vendorWin.path, wins.script, wins.next);
  const more = await openCalls(opened, context, names);
  const one = await startServer(opened.url, stateDir);
  const two = await startServer(opened.url, stateDir);
  return { opened, one, two, bet, posting, win, prepareWins: wins.prepare, more };
};

/** Until everybody has a play pass and both servers have learned their statements. */
export const warmUp = async (place: MoneyPlace): Promise<void> => {
  const { opened, one, two, bet, posting } = place;
  await posting.send([one, two], 64, 2);
  for (let passes = 0; passes < PLAYERS; passes = await countPasses(place))
    await bet.send([one, two], 64, 2);
  await analyze(opened.url);
  for (const call of place.more) {
    await call.prepare?.(WARM_CALLS);
    await call.send([one], 64, 2);
  }
};

const countPasses = async ({ opened }: MoneyPlace): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from play_pass`.execute(
    opened.database,
  );
  return rows[0]?.count ?? 0;
};

/**
 * Nobody's minute ends while pgbench plays, which renews none. Afterwards they end one after the other, as in any crowd:
 * all at once would be the cost of whatever is measured at that moment.
 */
export const lengthenPasses = ({ opened }: MoneyPlace, seconds: number): Promise<unknown> =>
  sql`update play_pass set until = now() + make_interval(secs => ${seconds + 5} + 55 * random())`.execute(
    opened.database,
  );
