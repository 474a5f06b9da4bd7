import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createDeposit,
  deposit,
  depositChannels,
  deposits,
  reportDepositSent,
} from '#api/deposits.ts';
import { balance, consolidatedFunds } from '#api/wallet.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readOutbox } from '#platform/base/messages/read-outbox.ts';
import { verifyContact } from '#platform/people/contacts/contacts.ts';
import { bankChannel, cardChannel, press, startDeposit } from '../support/deposits.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', {
      payments: { channels: [cardChannel, bankChannel], openDepositsMax: 3 },
    }),
    buildMerchant('beta', { payments: { channels: [cardChannel] } }),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const newMember = (code = 'alpha') => {
  people += 1;
  return openMember(platform, code, { username: `payer${people}` });
};

type Member = Awaited<ReturnType<typeof newMember>>;

const cashOf = async (caller: Member) => {
  const read = await platform.call(caller, balance);
  return read.ok ? read.value.cashMinor : null;
};

const stateOf = async (caller: Member, id: number) => {
  const read = await platform.call(caller, deposit, { id });
  return read.ok ? read.value.state : read.refusal;
};

const create = (caller: Member, input: object) =>
  platform.call(caller, createDeposit, {
    requestId: crypto.randomUUID(),
    channelId: 'card',
    amountMinor: 10_000,
    ...input,
  });

test('the channels come with limits, fees and quick amounts, in the asked language', async () => {
  const read = await platform.call(await newMember(), depositChannels, { language: 'my' });

  if (!read.ok) throw new Error(read.refusal);
  expect(read.value.currency).toBe('USD');
  expect(read.value.channels).toEqual([
    {
      id: 'card',
      provider: 'sandbox',
      kind: 'card',
      name: 'ကတ်',
      minimumMinor: 1000,
      maximumMinor: 1_000_000,
      feePercent: 1.5,
      feeMinor: 10,
      quickAmountsMinor: [1000, 5000],
      expiryMinutes: 30,
      arrivalMinutes: 0,
    },
    expect.objectContaining({ id: 'bank', provider: 'bank', name: 'Bank transfer' }),
  ]);
  expect(JSON.stringify(read.value)).not.toContain('0123 4567');
});

test('a deposit is paid at the provider and arrives without its fee', async () => {
  const ana = await newMember();

  const started = await startDeposit(platform, ana);
  expect(started).toMatchObject({
    state: 'PENDING',
    amountMinor: 10_000,
    feeMinor: 160,
    creditMinor: 9840,
    currency: 'USD',
    bankLines: [],
    endedAt: null,
  });
  expect(started.payUrl).toMatch(/^\/pay\/sandbox\/alpha\.[\w-]{24}$/);
  expect(await platform.call(ana, consolidatedFunds)).toMatchObject({
    value: { cashMinor: 0, pendingDepositsMinor: 9840, totalMinor: 0 },
  });
  const pressed = await press(platform, started, 'settle');

  expect([pressed.status, pressed.headers.location]).toEqual([
    303,
    `/depositv2?deposit=${started.id}`,
  ]);
  expect(await platform.call(ana, deposit, { id: started.id })).toMatchObject({
    value: { state: 'SETTLED', payUrl: null, endedAt: expect.any(String) },
  });
  expect(await cashOf(ana)).toBe(9840);
  const { rows } = await sql`
    select transfer.kind, requires.required_minor::int as required from transfer
    join turnover_item requires on requires.kind = 'deposit' and requires.ref = ${String(started.id)}
    where transfer.ref = ${started.reference}`.execute(platform.database);
  expect(rows).toEqual([{ kind: 'deposit', required: 9840 }]);
});

test('the member is told by SMS or e-mail what became of it', async () => {
  const ada = await newMember();
  await platform.database.transaction().execute((tx) =>
    verifyContact(tx, {
      merchantId: ada.merchantId,
      memberId: ada.memberId,
      kind: 'email',
      value: 'ada@mail.example',
    }),
  );

  await press(platform, await startDeposit(platform, ada), 'settle');
  await press(platform, await startDeposit(platform, ada), 'fail');

  const messages = await readOutbox(platform.database, { merchantId: ada.merchantId, limit: 9 });
  expect(messages.map(({ kind, to, body }) => [kind, to, body])).toEqual([
    ['depositFailed', 'ada@mail.example', expect.stringContaining('$100.00')],
    ['depositSettled', 'ada@mail.example', expect.stringContaining('$98.40')],
  ]);
});

test('a payment that is declined moves nothing', async () => {
  const ben = await newMember();
  const started = await startDeposit(platform, ben);

  await press(platform, started, 'fail');

  expect(await stateOf(ben, started.id)).toBe('FAILED');
  expect(await cashOf(ben)).toBe(0);
  await press(platform, started, 'settle');
  expect(await stateOf(ben, started.id)).toBe('FAILED');
});

test('leaving decides nothing', async () => {
  const cleo = await newMember();
  const started = await startDeposit(platform, cleo);

  const left = await press(platform, started, 'leave');

  expect([left.status, left.headers.location]).toEqual([303, `/depositv2?deposit=${started.id}`]);
  expect(await stateOf(cleo, started.id)).toBe('PENDING');
});

test('a retry answers the first deposit, also at once and after it was paid', async () => {
  const dan = await newMember();
  const input = { requestId: crypto.randomUUID() };

  const answers = await Promise.all(Array.from({ length: 5 }, () => create(dan, input)));
  const [first] = answers;
  if (!first?.ok) throw new Error(JSON.stringify(first));
  for (const answer of answers) expect(answer).toEqual(first);
  await press(platform, first.value, 'settle');

  expect(await create(dan, input)).toMatchObject({
    value: { id: first.value.id, state: 'PENDING', endedAt: null },
  });
  expect(await create(dan, { ...input, amountMinor: 20_000 })).toMatchObject({
    refusal: 'request_reused',
    status: 409,
  });
  expect(await cashOf(dan)).toBe(9840);
  expect(await platform.call(dan, deposits)).toMatchObject({ value: { content: { length: 1 } } });
});

test('an amount out of the channel’s limits is named, with the limits', async () => {
  const eve = await newMember();

  for (const amountMinor of [999, 1_000_001])
    expect(await create(eve, { amountMinor })).toMatchObject({
      refusal: 'invalid_input',
      status: 400,
      fieldErrors: [{ field: 'amountMinor', rule: 'range', min: 1000, max: 1_000_000 }],
    });
  for (const amountMinor of [0, -5, 1.5, Number.MAX_VALUE])
    expect(await create(eve, { amountMinor })).toMatchObject({ refusal: 'invalid_input' });
  expect(await platform.call(eve, deposits)).toMatchObject({ value: { content: [] } });
});

test('what is not offered is refused', async () => {
  expect(await create(await newMember(), { channelId: 'cheque' })).toMatchObject({
    refusal: 'channel_unavailable',
    status: 409,
  });
  expect(await create(await newMember('beta'), { channelId: 'bank' })).toMatchObject({
    refusal: 'channel_unavailable',
  });
});

test('only so many deposits may be unpaid, however many come at once', async () => {
  const fay = await newMember();

  const outcomes = await Promise.all(Array.from({ length: 8 }, () => create(fay, {})));

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    refusal: 'too_many_open_deposits',
    status: 409,
    details: { most: 3 },
  });
});

test('whoever is protected cannot pay in', async () => {
  const guarded = await newMember();
  await sql`update member set profile = profile || '{"birthday": "2020-01-01"}'::jsonb
    where id = ${guarded.memberId}`.execute(platform.database);

  expect(await create(guarded, {})).toMatchObject({ refusal: 'age_unverified', status: 403 });
  expect(await platform.call(guarded, deposits)).toMatchObject({ value: { content: [] } });
});

test('a bank transfer shows the house’s account and waits once it is said to be sent', async () => {
  const grace = await newMember();
  const started = await startDeposit(platform, grace, { channelId: 'bank' });
  expect(started).toMatchObject({
    state: 'CREATED',
    payUrl: null,
    bankLines: [{ kind: 'accountNumber', value: '0123 4567' }],
  });
  expect(started.reference).toMatch(/^[2-9B-Z]{10}$/);

  const say = (id: number, caller = grace) =>
    platform.call(caller, reportDepositSent, { id, payerName: 'Grace Hopper' });
  const [said, again] = [await say(started.id), await say(started.id)];

  expect(said).toMatchObject({ value: { state: 'PENDING', sentAt: expect.any(String) } });
  expect(again).toEqual(said);
  expect(await say(started.id, await newMember())).toMatchObject({ refusal: 'not_found' });
  const byCard = await startDeposit(platform, grace);
  expect(await say(byCard.id)).toMatchObject({ refusal: 'not_found', status: 404 });
  const late = await startDeposit(platform, grace, { channelId: 'bank' });
  await sql`update deposit set expires_at = now() where id = ${late.id}`.execute(platform.database);
  expect(await say(late.id)).toMatchObject({ refusal: 'deposit_ended', status: 409 });
});

test('the list is the member’s own, the newest first, by state and page by page', async () => {
  const hana = await newMember();
  await startDeposit(platform, await newMember());
  const paid = await startDeposit(platform, hana);
  await press(platform, paid, 'settle');
  const open = await startDeposit(platform, hana);

  const all = await platform.call(hana, deposits);
  const settled = await platform.call(hana, deposits, { state: 'SETTLED' });
  const first = await platform.call(hana, deposits, { pageSize: 1 });
  const after = (first.ok && first.value.next) || '';
  const second = await platform.call(hana, deposits, { after, pageSize: 1 });
  const former = await platform.call(hana, deposits, { pageNo: 2, pageSize: 1 });

  const idsOf = (read: typeof all) => (read.ok ? read.value.content.map(({ id }) => id) : []);
  expect(idsOf(all)).toEqual([open.id, paid.id]);
  expect(idsOf(settled)).toEqual([paid.id]);
  expect(idsOf(second)).toEqual([paid.id]);
  expect(second).toMatchObject({ value: { next: null } });
  expect(idsOf(former)).toEqual([paid.id]);
  expect(former).toMatchObject({ value: { pageNum: 2, totalPages: 2, totalCount: 2 } });
});

test('nobody sees another’s deposit, at this brand or another', async () => {
  const own = await newMember();
  const { id } = await startDeposit(platform, own);

  expect(await stateOf(await newMember(), id)).toBe('not_found');
  expect(await stateOf(await newMember('beta'), id)).toBe('not_found');
  expect(await stateOf({ ...own, host: 'beta.localhost' }, id)).toBe('not_logged_in');
});

test('a visitor and a trial account are refused', async () => {
  const trial = await openMember(platform, 'alpha', { username: 'trialist', type: 4 });

  for (const endpoint of [depositChannels, deposits])
    expect(await platform.call(trial, endpoint)).toMatchObject({ refusal: 'forbidden' });
  expect(await create(trial, {})).toMatchObject({ refusal: 'forbidden', status: 403 });
  expect(await platform.call({ host: 'alpha.localhost' }, depositChannels)).toMatchObject({
    refusal: 'not_logged_in',
    status: 401,
  });
});
