import { randomUUID } from 'node:crypto';
import { vendorRollback } from '#api/vendor-protocol.ts';
import { BENCH_CODE, BENCH_VENDOR } from '../../platform/bench-merchants.ts';
import { signMessage } from '../../play/sign-message.ts';
import type { CallPlace } from './call-place.ts';
import type { MoreCall } from './more-calls.ts';
import { callOf } from './money-call.ts';
import { openBets } from './open-bets.ts';

/** A vendor takes an open bet back. */
export const rollbackCall = async ({ url, context }: CallPlace): Promise<MoreCall> => {
  const { merchantId, people } = context;
  const first = people[0]?.memberId ?? 0;
  const bets = await openBets(url, 'rollback', context);
  const next = () => {
    const sent = bets.next();
    const body = JSON.stringify({
      requestId: randomUUID(),
      merchant: BENCH_CODE,
      playerId: String(first + (sent % people.length)),
      transactionId: `rollback-http${sent}`,
    });
    return { body, headers: signMessage(vendorRollback.path, body) };
  };
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
