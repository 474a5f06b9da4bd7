import { test } from 'vitest';
import { deposits } from '#api/deposits.ts';
import { sql } from '#platform/database/sql.ts';
import { startPaymentWorld } from '../support/payment-world.ts';
test('many', async () => {
  const here = await startPaymentWorld();
  const d = await here.newDeposit();
  await sql`insert into deposit (merchant_id, member_id, reference, channel_id, provider, channel, currency, amount_minor, fee_minor, state, expires_at)
    select merchant_id, member_id, 'R' || g, channel_id, provider, channel, currency, amount_minor, fee_minor, 'EXPIRED', now() from deposit, generate_series(1, 100000) g where id = ${d.id}`.execute(here.platform.database);
  for (const input of [{}, { pageNo: 2 }, { pageNo: 5000 }, { state: 'PENDING' as const }, { state: 'EXPIRED' as const, pageNo: 9000 }, {}]) {
    const t = performance.now(); const r = await here.platform.call(d.caller, deposits, input); console.log(JSON.stringify(input), r.ok && r.value.content.length, r.ok && r.value.totalCount, Math.round(performance.now() - t), 'ms');
  }
  await here.platform.close();
}, 100000);
