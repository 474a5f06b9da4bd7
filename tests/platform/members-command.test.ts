import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestLivery } from '../build/request-livery.ts';
import { buildMerchant } from '../support/merchant.ts';
import { decided } from '../support/operator.ts';
import { openPayees } from '../support/payees.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = buildMerchant('alpha', { withdrawals: { minimumMinor: 100 } });
const OF = ['--merchant', 'alpha'];
let platform: TestPlatform;
let payees: Awaited<ReturnType<typeof openPayees>>;

beforeAll(async () => {
  platform = await startTestPlatform([alpha]);
  payees = await openPayees(platform, alpha);
});

afterAll(() => platform.close());

const members = (...args: string[]) =>
  requestLivery(['platform', 'members', ...args, ...OF], { DATABASE_URL: platform.databaseUrl });

test('an account is frozen, listed with who did it and why, closed and paid out', async () => {
  const ana = await payees.newPayee(12_300);
  const why = ['--as', 'anna', '--reason', 'chargebacks \u001b[31m'];

  const frozen = await members('freeze', ana.username, ...why);
  expect(frozen).toMatchObject({
    code: 0,
    stderr: `${ana.username} is frozen; 1 sessions have ended.\n`,
  });
  const listed = await members('list', '--status', 'frozen', '--json');
  expect(JSON.parse(listed.stdout)).toMatchObject({
    accounts: [
      { username: ana.username, status: 'frozen', by: 'anna', cashMinor: 12_300, sessions: 0 },
    ],
  });
  expect((await members('list')).stdout).toContain('chargebacks  [31m');
  expect((await members('list', '--status', 'closed')).stderr).toContain('No account is');

  const closed = await members('close', ana.username, ...decided);
  expect(closed.stderr).toContain('members pay-out');
  expect((await members('show', ana.username)).stdout).toContain('closed');
  const paid = await members('pay-out', ana.username, ...decided, '--json');
  expect(JSON.parse(paid.stdout)).toMatchObject({ amountMinor: 12_300, currency: 'USD' });
  const queue = await requestLivery(['platform', 'withdrawals', '--json'], {
    DATABASE_URL: platform.databaseUrl,
  });
  expect(JSON.parse(queue.stdout)).toMatchObject({
    withdrawals: [{ username: ana.username, account: 'closed', amountMinor: 12_300 }],
  });
});

test('what cannot be is said in one sentence with what to do, and changes nothing', async () => {
  const ben = await payees.newPayee(500);
  const fails = async (...args: string[]) => {
    const { code, stderr } = await members(...args);
    expect(code).not.toBe(0);
    return stderr;
  };

  expect(await fails('freeze', ben.username, '--as', 'anna')).toContain('--reason');
  expect(await fails('freeze', ben.username, '--as', 'anna', '--reason', ' ')).toContain(
    'write something',
  );
  expect(await fails('freeze', 'nobody1', ...decided)).toContain('alpha has no member nobody1.');
  expect(await fails('show', 'nobody1')).toContain('alpha has no member nobody1.');
  expect(await fails('unfreeze', ben.username, ...decided)).toContain('is not frozen');
  expect(await fails('pay-out', ben.username, ...decided)).toContain('is not closed');
  await members('close', ben.username, ...decided);
  expect(await fails('unfreeze', ben.username, ...decided)).toContain('closed, and stays so');
  expect(await fails('pay-out', ben.username, '--bank', 'X', ...decided)).toContain('--holder');
  const other = ['--bank', 'X', '--number', '12345678', '--holder', 'Ana Garcia'];
  expect(await fails('pay-out', ben.username, ...other, ...decided)).toContain(
    'pays to no such bank',
  );
  expect(await fails('pay-out', ben.username, '--account', '999999', ...decided)).toContain(
    'Say which bank account',
  );
});
