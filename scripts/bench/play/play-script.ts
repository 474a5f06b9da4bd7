import { BENCH_VENDOR } from '../platform/bench-merchants.ts';
import { drawMember } from '../platform/pgbench.ts';
import { PGBENCH_TOKEN, STAKE_MINOR } from './make-plays.ts';

/** Two rounds of three are lost, the third pays less than was lost: money neither grows nor ends. */
export const PAYOUTS = [0, 0, 2.9 * STAKE_MINOR];

/** The same round by pgbench: one message in a transaction of its own. */
export const playScript = (
  merchantId: number,
  people: readonly { memberId: number }[],
): string => `${drawMember(people)}
\\set outcome random(0, 2)
select status from play_brand_bets(${merchantId}, jsonb_build_array(jsonb_build_object(
  'vendor', '${BENCH_VENDOR}', 'nonce', gen_random_uuid(), 'request', gen_random_uuid(), 'hash', 'hash',
  'token', '${PGBENCH_TOKEN}' || :member, 'bet', gen_random_uuid(), 'round', 'round',
  'stake', ${STAKE_MINOR}, 'payout', case when :outcome = 2 then ${PAYOUTS[2]} else 0 end,
  'pick', 'a round of the benchmark')));
`;
