import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import {
  approveWithdrawal,
  rejectWithdrawal,
} from '#platform/money/withdrawals/decide-withdrawal.ts';
import { payWithdrawal } from '#platform/money/withdrawals/pay-withdrawal.ts';
import { requestLivery } from '../build/request-livery.ts';
import { buildMerchant } from '../support/merchant.ts';
import { decided, operator } from '../support/operator.ts';
import { openPayees, type Payee } from '../support/payees.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = buildMerchant('alpha', {
  flags: { AGENTPOLICY3: true },
  withdrawals: { minimumMinor: 100, turnover: { depositTimes: 0 } },
});

let platform: TestPlatform;
let payees: Awaited<ReturnType<typeof openPayees>>;

beforeAll(async () => {
  platform = await startTestPlatform([alpha], { jobs: false });
  payees = await openPayees(platform, alpha);
});

afterAll(() => platform.close());

const freeze = ({ merchantId, memberId }: Payee) =>
  sql`insert into agent_freeze (merchant_id, agent_id, reason)
    values (${merchantId}, ${memberId}, 'a test')`.execute(platform.database);

const free = ({ memberId }: Payee) =>
  sql`update agent_freeze set freed_at = clock_timestamp() where agent_id = ${memberId}`.execute(
    platform.database,
  );

test('a withdrawal that was asked for before its agent was frozen is not approved, and can be given back', async () => {
  const payee = await payees.newPayee();
  const id = await payees.askedId(payee);
  await freeze(payee);

  const approved = await approveWithdrawal(platform.database, payees.merchant, id, operator);
  const told = await requestLivery(['platform', 'withdrawals', 'approve', String(id), ...decided], {
    DATABASE_URL: platform.databaseUrl,
  });

  expect(approved).toMatchObject({ ok: false, code: 'agent_frozen' });
  expect(told).toMatchObject({ code: 1 });
  expect(told.stderr).toContain('frozen as an agent. Reject it');
  expect(await rejectWithdrawal(platform.database, payees.merchant, id, operator)).toMatchObject({
    ok: true,
    status: 'REJECTED',
  });
});

test('one that was approved before is not paid until the agent is freed', async () => {
  const payee = await payees.newPayee();
  const id = await payees.askedId(payee);
  await approveWithdrawal(platform.database, payees.merchant, id, operator);
  await freeze(payee);
  const pay = () => payWithdrawal(platform.database, payees.merchant, { id }, operator);

  expect(await pay()).toMatchObject({ ok: false, code: 'agent_frozen' });

  await free(payee);
  expect(await pay()).toMatchObject({ ok: true, status: 'PAID' });
});
