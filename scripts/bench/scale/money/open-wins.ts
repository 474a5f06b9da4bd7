import { randomUUID } from 'node:crypto';
import { vendorWin } from '#api/vendor-protocol.ts';
import type { OpenedDatabase } from '#platform/base/database/open-database.ts';
import { BENCH_CODE, BENCH_VENDOR } from '../../platform/bench-merchants.ts';
import type { BenchContext } from '../../platform/make-bench-context.ts';
import { PAYOUTS } from '../../play/play-script.ts';
import { signMessage } from '../../play/sign-message.ts';
import { openBets } from './open-bets.ts';

/**
 * What wins need: open bets of the members in turn, made before each measurement and counted off by it.
 *
 * @returns `prepare` makes so many more for each way; `next` is the next win over HTTP
 */
export const openWins = async ({ url }: OpenedDatabase, context: BenchContext) => {
  const { merchantId, people } = context;
  const first = people[0]?.memberId ?? 0;
  const bets = await openBets(url, 'win', context);
  return {
    prepare: bets.prepare,
    next: (): { body: string; headers: Record<string, string> } => {
      const sent = bets.next();
      const body = JSON.stringify({
        requestId: randomUUID(),
        merchant: BENCH_CODE,
        playerId: String(first + (sent % people.length)),
        transactionId: `win-http${sent}`,
        payoutMinor: PAYOUTS[sent % PAYOUTS.length],
      });
      return { body, headers: signMessage(vendorWin.path, body) };
    },
    script: `with win as (select nextval('bench_win') as n)
select r.status from win, settle_brand_bets(${merchantId}, jsonb_build_array(jsonb_build_object(
  'vendor', '${BENCH_VENDOR}', 'nonce', gen_random_uuid(), 'request', gen_random_uuid(), 'hash', 'hash',
  'member', ${first} + win.n % ${people.length}, 'bet', 'win-own' || win.n,
  'payout', case when win.n % 3 = 2 then ${PAYOUTS[2]} else 0 end)),
  jsonb_build_object('percents', jsonb_build_object(), 'minimumOdds', 1, 'days', 30)) r;
`,
  };
};
