import { randomUUID } from 'node:crypto';
import { vendorWin } from '#api/vendor-protocol.ts';
import { connect } from '#platform/base/database/connect.ts';
import type { OpenedDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { BENCH_CODE, BENCH_VENDOR } from '../../platform/bench-merchants.ts';
import type { BenchContext } from '../../platform/make-bench-context.ts';
import { STAKE_MINOR } from '../../play/make-plays.ts';
import { PAYOUTS } from '../../play/play-script.ts';
import { signMessage } from '../../play/sign-message.ts';

/** Bets that wait for their wins: those with `http` are won over HTTP, those with `own` by pgbench. */
type Way = 'http' | 'own';

/** As pgbench counts them, in all connections. */
const SEQUENCE = 'bench_win';

/**
 * What wins need: open bets of the members in turn, made before each measurement and counted off by it.
 *
 * @returns `prepare` makes so many more of both ways; `next` is the next win over HTTP
 */
export const openWins = async (
  { url }: OpenedDatabase,
  { merchantId, currency, people }: BenchContext,
) => {
  /** As the owner of the sequence. */
  const asOwner = async <Done>(work: (database: Database) => Promise<Done>): Promise<Done> => {
    const { database, close } = await connect(url, { connections: 1 });
    return work(database).finally(close);
  };
  await asOwner((database) => sql`create sequence ${sql.ref(SEQUENCE)}`.execute(database));
  const first = people[0]?.memberId ?? 0;
  const made = { http: 0, own: 0 };
  let sent = 0;

  const stake = async (database: Database, way: Way, until: number): Promise<void> => {
    await sql`
      select count(stake_bet(${merchantId}, jsonb_build_object(
          'member_id', ${first}::bigint + n % ${people.length}, 'vendor_code', ${BENCH_VENDOR}::text,
          'transaction_id', ${way}::text || n, 'game_type', 'RNG', 'currency', ${currency}::text,
          'stake_minor', ${STAKE_MINOR}::int), true))
        from generate_series(${made[way] + 1}::int, ${until}::int) n`.execute(database);
    made[way] = until;
  };

  return {
    prepare: (bets: number): Promise<void> =>
      asOwner(async (database) => {
        const { rows } = await sql<{ last: number }>`
          select case when is_called then last_value else 0 end as last
            from ${sql.ref(SEQUENCE)}`.execute(database);
        await stake(database, 'http', Math.max(made.http, sent + bets));
        await stake(database, 'own', Math.max(made.own, (rows[0]?.last ?? 0) + bets));
      }),
    next: (): { body: string; headers: Record<string, string> } => {
      sent += 1;
      const body = JSON.stringify({
        requestId: randomUUID(),
        merchant: BENCH_CODE,
        playerId: String(first + (sent % people.length)),
        transactionId: `http${sent}`,
        payoutMinor: PAYOUTS[sent % PAYOUTS.length],
      });
      return { body, headers: signMessage(vendorWin.path, body) };
    },
    script: `with win as (select nextval('${SEQUENCE}') as n)
select r.status from win, settle_brand_bets(${merchantId}, jsonb_build_array(jsonb_build_object(
  'vendor', '${BENCH_VENDOR}', 'nonce', gen_random_uuid(), 'request', gen_random_uuid(), 'hash', 'hash',
  'member', ${first} + win.n % ${people.length}, 'bet', 'own' || win.n,
  'payout', case when win.n % 3 = 2 then ${PAYOUTS[2]} else 0 end)),
  jsonb_build_object('percents', jsonb_build_object(), 'minimumOdds', 1, 'days', 30)) r;
`,
  };
};
