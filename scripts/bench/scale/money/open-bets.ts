import type { Database } from '#platform/base/database/tables.ts';
import { sql } from '#platform/base/database/sql.ts';
import { BENCH_VENDOR } from '../../platform/bench-merchants.ts';
import type { BenchContext } from '../../platform/make-bench-context.ts';
import { STAKE_MINOR } from '../../play/make-plays.ts';
import { openStock, type Stock, type Way } from './stock.ts';

/** Bets of the members in turn that wait for their end: member `first + n % size` has the bet `<name>-<way><n>`. */
export const openBets = (
  url: string,
  name: string,
  { merchantId, currency, people }: BenchContext,
): Promise<Stock> =>
  openStock(url, {
    sequence: `bench_${name}`,
    make: (database: Database, way: Way, from, to) =>
      sql`
      select count(stake_bet(${merchantId}, jsonb_build_object(
          'member_id', ${people[0]?.memberId ?? 0}::bigint + n % ${people.length},
          'vendor_code', ${BENCH_VENDOR}::text, 'transaction_id', ${`${name}-${way}`}::text || n,
          'game_type', 'RNG', 'currency', ${currency}::text, 'stake_minor', ${STAKE_MINOR}::int), true))
        from generate_series(${from}::int, ${to}::int) n`.execute(database),
  });

/** The same, each the round of a game that is over and has won. */
export const openWonRounds = (
  url: string,
  name: string,
  { merchantId, currency, people }: BenchContext,
  nodeId: number,
): Promise<Stock> =>
  openStock(url, {
    sequence: `bench_${name}`,
    make: (database: Database, way: Way, from, to) =>
      sql`
      select count(settle_bet(${merchantId}, (b.placed).id, ${STAKE_MINOR}, null, null, 0, 1, 30))
        from (select stake_bet(${merchantId}, jsonb_build_object(
            'member_id', ${people[0]?.memberId ?? 0}::bigint + n % ${people.length},
            'vendor_code', ${BENCH_VENDOR}::text, 'transaction_id', ${`${name}-${way}`}::text || n,
            'round_id', ${`${name}-${way}`}::text || n, 'node_id', ${nodeId}::int,
            'game_type', 'RNG', 'currency', ${currency}::text, 'stake_minor', ${STAKE_MINOR}::int), true) as placed
          from generate_series(${from}::int, ${to}::int) n offset 0) b`.execute(database),
  });
