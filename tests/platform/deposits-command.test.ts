import { afterAll, beforeAll, expect, test } from 'vitest';
import { deposit, reportDepositSent } from '#api/deposits.ts';
import { balance } from '#api/wallet.ts';
import { sql } from '#platform/base/database/sql.ts';
import { requestLivery } from '../build/request-livery.ts';
import { bankChannel, cardChannel, press, startDeposit } from '../support/deposits.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { decided } from '../support/operator.ts';

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  const payments = { channels: [cardChannel, bankChannel] };
  platform = await startTestPlatform([
    buildMerchant('alpha', { payments }),
    buildMerchant('beta', { payments }),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const newTransfer = async (code = 'alpha', channelId = 'bank') => {
  people += 1;
  const caller = await openMember(platform, code, {
    username: `sender${people}`,
    profile: { email: `sender${people}@mail.example` },
  });
  const started = await startDeposit(platform, caller, { channelId });
  const read = async () => {
    const [seen, money] = [
      await platform.call(caller, deposit, { id: started.id }),
      await platform.call(caller, balance),
    ];
    if (!seen.ok || !money.ok) throw new Error('not read');
    return { state: seen.value.state, note: seen.value.note, cash: money.value.cashMinor };
  };
  return { ...started, caller, read };
};

const livery = (...args: string[]) =>
  requestLivery(['platform', 'deposits', ...args], { DATABASE_URL: platform.databaseUrl });

test('the list shows what waits for a person, of all brands or of one', async () => {
  const mine = await newTransfer();
  const theirs = await newTransfer('beta');
  const byCard = await newTransfer('alpha', 'card');

  const all = await livery();
  const one = await livery('--merchant', 'beta', '--json');

  expect(all.code).toBe(0);
  expect(all.stdout).toContain(mine.reference);
  expect(all.stdout).toContain('USD 100.00');
  expect(all.stdout).not.toContain(byCard.reference);
  const read = JSON.parse(one.stdout) as { deposits: { reference: string; merchant: string }[] };
  expect(read.deposits).toMatchObject([{ reference: theirs.reference, merchant: 'beta' }]);
});

test('what a payer calls themselves cannot write over the row of another', async () => {
  const mine = await newTransfer();
  const payerName = 'Ana\u001B[1A\u001B[2K\rSETTLED\u202Edlog';
  expect(
    await platform.call(mine.caller, reportDepositSent, { id: mine.id, payerName }),
  ).toMatchObject({
    ok: true,
  });

  const { stdout } = await livery();

  expect(stdout).toContain('Ana [1A [2K SETTLEDdlog');
  for (const sign of ['\u001B', '\r', '\u202E']) expect(stdout).not.toContain(sign);
});

test('an approved transfer is credited once, whoever approves it again', async () => {
  const sent = await newTransfer();

  const first = await livery('approve', sent.reference.toLowerCase(), ...decided);
  const again = await livery('approve', sent.reference, '--json', ...decided);

  expect([first.code, first.stderr]).toEqual([0, `${sent.reference} is SETTLED.\n`]);
  expect(JSON.parse(again.stdout)).toEqual({
    outputVersion: 1,
    reference: sent.reference,
    state: 'SETTLED',
    again: true,
  });
  expect(await sent.read()).toEqual({ state: 'SETTLED', note: null, cash: 10_000 });
});

test('a rejected transfer says why; it can no longer be approved', async () => {
  const sent = await newTransfer();

  await livery(
    'reject',
    sent.reference,
    '--as',
    'anna',
    '--reason',
    'The name on the account is another.',
  );
  const late = await livery('approve', sent.reference, ...decided);

  expect(await sent.read()).toEqual({
    state: 'FAILED',
    note: 'The name on the account is another.',
    cash: 0,
  });
  expect(late.code).toBe(1);
  expect(late.stderr).toContain(`${sent.reference} is FAILED`);
});

test('what was sent back to the payer leaves the wallet', async () => {
  const sent = await newTransfer();
  const early = await livery('refund', sent.reference, ...decided);
  await livery('approve', sent.reference, ...decided);

  const refunded = await livery('refund', sent.reference, ...decided);

  expect(early.stderr).toContain(`${sent.reference} is CREATED`);
  expect(refunded.stderr).toBe(`${sent.reference} is REFUNDED.\n`);
  expect(await sent.read()).toEqual({ state: 'REFUNDED', note: 'a test', cash: 0 });
});

test('two references alike at two brands are told apart', async () => {
  const [mine, theirs] = [await newTransfer(), await newTransfer('beta')];
  await sql`update deposit set reference = ${mine.reference} where reference = ${theirs.reference}`.execute(
    platform.database,
  );

  const unclear = await livery('approve', mine.reference, ...decided);
  const clear = await livery('approve', mine.reference, '--merchant', 'beta', ...decided);

  expect(unclear.stderr).toContain(`alpha and beta both have ${mine.reference}`);
  expect(clear.code).toBe(0);
  expect([(await mine.read()).state, (await theirs.read()).state]).toEqual(['CREATED', 'SETTLED']);
});

test('what cannot be decided by a person is refused with one sentence', async () => {
  const byCard = await newTransfer('alpha', 'card');
  await press(platform, byCard, 'settle');

  const [card, unknown, brand] = [
    await livery('refund', byCard.reference, ...decided),
    await livery('approve', 'NOBODY', ...decided),
    await livery('approve', byCard.reference, '--merchant', 'gamma', ...decided),
  ];

  expect([card.code, unknown.code, brand.code]).toEqual([1, 1, 1]);
  expect(card.stderr).toContain('is not a bank transfer; its provider decides about it.');
  expect(unknown.stderr).toContain('There is no deposit NOBODY. See livery platform deposits.');
  expect(brand.stderr).toContain('The platform has no merchant gamma');
});
