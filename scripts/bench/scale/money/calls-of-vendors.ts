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
  const script = `with taken as (select nextval('bench_rollback') as n),
nonce as (insert into vendor_nonce (merchant_id, vendor_code, nonce)
  select ${merchantId}, '${BENCH_VENDOR}', gen_random_uuid()),
answered as (insert into vendor_answer (merchant_id, vendor_code, request_id, request_hash, status, answer)
  select ${merchantId}, '${BENCH_VENDOR}', gen_random_uuid(), 'hash', 200, '{}')
select v.status from taken, bet b, void_bet(${merchantId}, b.id) v
  where b.merchant_id = ${merchantId} and b.vendor_code = '${BENCH_VENDOR}'
    and b.transaction_id = 'rollback-own' || taken.n;
`;
  return {
    ...callOf(vendorRollback.path, script, next),
    name: 'rollback',
    what: 'rollbacks of bets',
    done: `select count(*)::int as count from bet where status = 'void'`,
    prepare: bets.prepare,
  };
};
