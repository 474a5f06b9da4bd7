import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addBankAccount,
  bankAccounts,
  removeBankAccount,
  verifyBankAccount,
} from '#api/bank-accounts.ts';
import type { InputOf } from '#api/endpoint.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const SECRET = '295814';
let platform: TestPlatform;
let paymentPasswordHash: string;
let people = 0;

beforeAll(async () => {
  paymentPasswordHash = await hashPassword(SECRET);
  platform = await startTestPlatform([
    buildMerchant('alpha', { withdrawals: { bankAccountsMost: 2 } }),
    buildMerchant('beta'),
  ]);
});

afterAll(() => platform.close());

const newMember = (payeeName: string | null = 'Ana María García', code = 'alpha') => {
  people += 1;
  return openMember(platform, code, {
    username: `payee${people}`,
    profile: payeeName === null ? {} : { payeeName },
    paymentPasswordHash,
  });
};

const add = (member: OpenedMember, input: Partial<InputOf<typeof addBankAccount>> = {}) => {
  people += 1;
  return platform.call(member, addBankAccount, {
    requestId: randomUUID(),
    bankCode: 'GOLDLEAF',
    accountNumber: `9012 3456-${String(people).padStart(4, '0')}`,
    holderName: 'GARCIA, ANA MARIA',
    paymentPassword: SECRET,
    ...input,
  });
};

const list = async (member: OpenedMember) => {
  const answer = await platform.call(member, bankAccounts);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

test('an account in the member’s own name is verified at once, its number told in part', async () => {
  const ana = await newMember();

  const added = await add(ana, { accountNumber: 'gb29 nwbk-6016 1331 9268 19', branch: 'Main' });

  expect(added).toMatchObject({
    value: {
      bankName: 'Gold Leaf Bank',
      accountNumber: '••••6819',
      holderName: 'GARCIA, ANA MARIA',
      branch: 'Main',
      verified: true,
      inUse: false,
    },
  });
  expect(await list(ana)).toMatchObject({
    accounts: [{ verified: true }],
    most: 2,
    hasRealName: true,
  });
  const { rows } = await sql<{ number: string }>`select account_number as number from bank_account
    where member_id = ${ana.memberId}`.execute(platform.database);
  expect(rows).toEqual([{ number: 'GB29NWBK60161331926819' }]);
});

test('an account in another name is refused', async () => {
  const ben = await newMember('Ben Silva');

  expect(await add(ben)).toMatchObject({ refusal: 'bank_name_mismatch', status: 409 });
  expect(await list(ben)).toMatchObject({ accounts: [] });
});

test('without a real name the account waits until there is one', async () => {
  const cleo = await newMember(null);
  const added = await add(cleo);
  expect(added).toMatchObject({ value: { verified: false } });
  const id = added.ok ? added.value.id : 0;
  const verify = () => platform.call(cleo, verifyBankAccount, { id });
  const rename = (payeeName: string) =>
    sql`update member set profile = jsonb_build_object('payeeName', ${payeeName}::text)
      where id = ${cleo.memberId}`.execute(platform.database);

  expect(await list(cleo)).toMatchObject({ hasRealName: false });
  expect(await verify()).toMatchObject({ refusal: 'real_name_missing', status: 409 });
  await rename('Someone Else');
  expect(await verify()).toMatchObject({ refusal: 'bank_name_mismatch', status: 409 });
  await rename('Ana Maria Garcia');
  expect(await verify()).toMatchObject({ value: { verified: true } });
  expect(await verify()).toMatchObject({ value: { verified: true } });
});

test('a request that is sent again adds one account', async () => {
  const dan = await newMember();
  const requestId = randomUUID();
  const again = () => add(dan, { requestId, accountNumber: '1111222233' });

  const [first, ...others] = await Promise.all([again(), again(), again()]);

  expect(others).toEqual([first, first]);
  expect((await list(dan)).accounts).toHaveLength(1);
  expect(await add(dan, { requestId, accountNumber: '9999888877' })).toMatchObject({
    refusal: 'request_reused',
    status: 409,
  });
});

test('an account belongs to one member of a brand, until it is removed', async () => {
  const [eve, fay, other] = [
    await newMember(),
    await newMember(),
    await newMember(undefined, 'beta'),
  ];
  const accountNumber = '5555666677';
  const added = await add(eve, { accountNumber });

  expect(await add(fay, { accountNumber: '5555-6666 77' })).toMatchObject({
    refusal: 'bank_account_taken',
    status: 409,
  });
  expect(await add(eve, { accountNumber })).toMatchObject({ refusal: 'bank_account_taken' });
  expect(await add(other, { accountNumber })).toMatchObject({ ok: true });
  const id = added.ok ? added.value.id : 0;
  expect(await platform.call(fay, removeBankAccount, { id })).toMatchObject({
    refusal: 'not_found',
  });
  expect(await platform.call(eve, removeBankAccount, { id })).toMatchObject({ value: { id } });
  expect(await platform.call(eve, removeBankAccount, { id })).toMatchObject({
    refusal: 'not_found',
  });
  expect(await platform.call(eve, verifyBankAccount, { id })).toMatchObject({
    refusal: 'not_found',
  });
  expect(await add(fay, { accountNumber })).toMatchObject({ ok: true });
});

test('a member has as many accounts as the brand allows, also of two requests at once', async () => {
  const gus = await newMember();
  await add(gus);

  const outcomes = await Promise.all([add(gus), add(gus), add(gus)]);

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    refusal: 'bank_account_limit',
    status: 409,
    details: { most: 2 },
  });
});

test('every wrong field is named', async () => {
  const hana = await newMember();
  const wrong = (input: Partial<InputOf<typeof addBankAccount>>) => add(hana, input);

  expect(await wrong({ accountNumber: ' - ', holderName: ' ' })).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [
      { field: 'accountNumber', rule: 'required' },
      { field: 'holderName', rule: 'required' },
    ],
  });
  expect(await wrong({ accountNumber: '12<b>34567', holderName: 'x' })).toMatchObject({
    fieldErrors: [
      { field: 'accountNumber', rule: 'alphanumeric' },
      { field: 'holderName', rule: 'length', min: 2, max: 120 },
    ],
  });
  expect(await wrong({ accountNumber: '12345' })).toMatchObject({
    fieldErrors: [{ field: 'accountNumber', rule: 'length', min: 6, max: 34 }],
  });
  expect(await wrong({ bankCode: 'NOWHERE' })).toMatchObject({
    refusal: 'bank_unknown',
    status: 400,
  });
});

test('the payment password is asked for', async () => {
  const ivo = await newMember();
  const without = await openMember(platform, 'alpha', { username: 'unset' });

  expect(await add(ivo, { paymentPassword: '111111' })).toMatchObject({
    refusal: 'payment_password_wrong',
    status: 403,
  });
  expect(await add(without)).toMatchObject({ refusal: 'payment_password_required', status: 409 });
  expect((await list(ivo)).accounts).toEqual([]);
});

test('a visitor and a trial account are refused', async () => {
  const trial = await openMember(platform, 'alpha', { username: 'trying', type: 4 });

  expect(await platform.call(trial, bankAccounts)).toMatchObject({ refusal: 'forbidden' });
  expect(await add(trial)).toMatchObject({ refusal: 'forbidden' });
  expect(await platform.call({ host: 'alpha.localhost' }, bankAccounts)).toMatchObject({
    refusal: 'not_logged_in',
  });
});
