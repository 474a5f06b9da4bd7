import { randomUUID } from 'node:crypto';
import { vendorJackpot, vendorRollback } from '#api/vendor-protocol.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { sql } from '#platform/base/database/sql.ts';
import { BENCH_CODE, BENCH_VENDOR } from '../../platform/bench-merchants.ts';
import { signMessage } from '../../play/sign-message.ts';
import type { CallPlace } from './call-place.ts';
import type { MoreCall } from './more-calls.ts';
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

/**
 * A vendor says that a round has won the brand's pool, which is paid and filled again. The platform has no function of the
 * database for it: pgbench sends the statements that it sends between locking the pool and its commit.
 */
export const jackpotCall = async ({ url, context }: CallPlace): Promise<MoreCall> => {
  const { merchantId, people, currency } = context;
  if (!jackpotGame) throw new Error('The catalogue has no slot with a jackpot.');
  const first = people[0]?.memberId ?? 0;
  const bets = await openWonRounds(url, 'jackpot', context, jackpotGame.nodeId);
  const next = aboutBets(vendorJackpot.path, 'jackpot', bets.next, context);
  return {
    ...callOf(
      vendorJackpot.path,
      poolScript({ merchantId, currency, first, size: people.length }),
      next,
    ),
    name: 'vendorJackpot',
    what: 'pools that were won',
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

const poolScript = ({
  merchantId,
  currency,
  first,
  size,
}: {
  merchantId: number;
  currency: string;
  first: number;
  size: number;
}): string => {
  const house = `open_account(${merchantId}, 'house', null, '${currency}', false)`;
  return `select nextval('bench_jackpot') as n \\gset
begin;
insert into vendor_answer (merchant_id, vendor_code, request_id, request_hash) values (${merchantId}, '${BENCH_VENDOR}', gen_random_uuid(), 'hash');
select id as member from member where merchant_id = ${merchantId} and id = ${first} + :n::bigint % ${size} for no key update \\gset
select account_id as pool from jackpot_pool where merchant_id = ${merchantId} and currency = '${currency}' for update \\gset
select balance as minor from account where merchant_id = ${merchantId} and id = :pool::bigint \\gset
select a.id as cash from account a where a.merchant_id = ${merchantId} and a.member_id = :member::bigint and a.kind = 'cash'
  and a.currency = '${currency}' \\gset
select p.id as won from post_transfer(${merchantId}, 'jackpot', 'win' || chr(58) || :n::bigint, '', 'jackpot_won',
  array[:pool::bigint, :cash::bigint], array[-:minor::bigint, :minor::bigint]) p \\gset
insert into jackpot_win (merchant_id, win_key, member_id, amount_minor, currency, transfer_id, vendor_code, round_id)
  values (${merchantId}, 'own' || :n::bigint, :member::bigint, :minor::bigint, '${currency}', :won::bigint, '${BENCH_VENDOR}', 'own' || :n::bigint);
select p.id from post_transfer(${merchantId}, 'jackpot', 'own seed ' || :n::bigint, '', 'jackpot_seed',
  array[${house}, :pool::bigint], array[-${START_MINOR}::bigint, ${START_MINOR}]) p;
update jackpot_pool set previous_minor = ${START_MINOR}, previous_at = now() where merchant_id = ${merchantId} and currency = '${currency}';
commit;
`;
};
