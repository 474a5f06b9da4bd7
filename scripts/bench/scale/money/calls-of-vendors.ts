import { randomUUID } from 'node:crypto';
import { vendorJackpot, vendorRollback } from '#api/vendor-protocol.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { sql } from '#platform/base/database/sql.ts';
import { JACKPOT_CLASS } from '#platform/play/jackpot/pay-jackpot.ts';
import { BENCH_CODE, BENCH_VENDOR } from '../../platform/bench-merchants.ts';
import { signMessage } from '../../play/sign-message.ts';
import type { CallPlace } from './call-place.ts';
import { jsonText, type MoreCall } from './more-calls.ts';
import { callOf } from './money-call.ts';
import { openBets, openWonRounds } from './open-bets.ts';
import { asOwner } from './stock.ts';

/** Messages of a vendor about one prepared bet each, in turn. */
const aboutBets =
  (path: string, name: string, nextBet: () => number, { people }: CallPlace['context']) =>
  () => {
    const sent = nextBet();
    const body = JSON.stringify({
      requestId: randomUUID(),
      merchant: BENCH_CODE,
      playerId: String((people[0]?.memberId ?? 0) + (sent % people.length)),
      transactionId: `${name}-http${sent}`,
    });
    return { body, headers: signMessage(path, body) };
  };

/** A vendor takes an open bet back. */
export const rollbackCall = async ({ url, context }: CallPlace): Promise<MoreCall> => {
  const { merchantId, people } = context;
  const first = people[0]?.memberId ?? 0;
  const bets = await openBets(url, 'rollback', context);
  const next = aboutBets(vendorRollback.path, 'rollback', bets.next, context);
  const script = `with taken as (select nextval('bench_rollback') as n)
select v.status from taken, void_brand_bets(${merchantId}, jsonb_build_array(jsonb_build_object(
  'vendor', '${BENCH_VENDOR}', 'nonce', gen_random_uuid(), 'request', gen_random_uuid(), 'hash', 'hash',
  'member', ${first} + taken.n % ${people.length}, 'bet', 'rollback-own' || taken.n))) v;
`;
  return {
    ...callOf(vendorRollback.path, script, next),
    name: 'rollback',
    what: 'rollbacks of bets',
    done: `select count(*)::int as count from bet where status = 'void'`,
    prepare: bets.prepare,
  };
};

/** A game whose rounds may win the pool. */
const jackpotGame = catalogue.find(
  ({ gameClassify, gameType }) => gameClassify === 'JP' && gameType === 'RNG',
);

/** Of a pool that is filled once more; the platform draws it. */
const START_MINOR = 1000;

/** A vendor says that a round has won the brand's pool, which is paid and filled again. */
export const jackpotCall = async ({ url, context, merchant }: CallPlace): Promise<MoreCall> => {
  const { merchantId, people } = context;
  if (!jackpotGame) throw new Error('The catalogue has no slot with a jackpot.');
  const first = people[0]?.memberId ?? 0;
  const bets = await openWonRounds(url, 'jackpot', context, jackpotGame.nodeId);
  const next = aboutBets(vendorJackpot.path, 'jackpot', bets.next, context);
  const { currency, jackpot } = merchant.config;
  const terms = JSON.stringify({
    currency,
    gameClass: JACKPOT_CLASS,
    gameTypes: jackpot.gameTypes,
    winsPerDay: jackpot.winsPerDay,
  });
  const script = `with won as (select nextval('bench_jackpot') as n)
select j.status from won, pay_brand_jackpots(${merchantId}, jsonb_build_array(jsonb_build_object(
  'vendor', '${BENCH_VENDOR}', 'nonce', gen_random_uuid(), 'request', gen_random_uuid(), 'hash', 'hash',
  'member', ${first} + won.n % ${people.length}, 'bet', 'jackpot-own' || won.n, 'start', ${START_MINOR})), ${jsonText(terms)}) j;
`;
  return {
    ...callOf(vendorJackpot.path, script, next),
    name: 'vendorJackpot',
    what: 'pools that were won',
    // All wait for the one pool.
    clients: 6,
    done: `select count(*)::int as count from jackpot_win`,
    prepare: async (calls) => {
      await bets.prepare(calls);
      // A brand has few wins within a day, and each looks at them.
      await asOwner(url, (database) =>
        sql`update jackpot_win set won_at = won_at - interval '2 days'`.execute(database),
      );
    },
  };
};
