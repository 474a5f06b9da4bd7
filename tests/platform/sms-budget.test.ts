import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRegisterCode } from '#api/verification.ts';
import { readAlarms } from '#platform/base/alarms/read-alarms.ts';
import { sql } from '#platform/base/database/sql.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const security = { codeSendsPerNumber: 10, codeSendsPerAddress: 5 };
const flags = { MOBILENUMREG3: true };

let platform: TestPlatform;
let numbers = 0;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { flags, security, sms: { countries: ['MM', 'TH'], perHour: 8 } }),
    buildMerchant('beta', {
      flags,
      security,
      sms: {
        prices: [
          { country: 'MM', priceMinor: 30 },
          { country: 'TH', priceMinor: 900 },
        ],
        mostPriceMinor: 500,
        spendPerHourMinor: 100,
      },
    }),
    buildMerchant('gamma', { flags, security }),
  ]);
});

afterAll(() => platform.close());

/** Asks for a code for a number that nobody used before. */
const sendRequest = (
  brand: string,
  ip: string,
  typed?: { mobileNo: string; countryDialingCode: string },
) => {
  numbers += 1;
  const mobileNo = `09 791 23 ${String(numbers).padStart(4, '0')}`;
  return platform.call(
    { host: `${brand}.localhost`, ip },
    sendRegisterCode,
    typed ?? { mobileNo, countryDialingCode: '95' },
  );
};

const sentBy = async (brand: string): Promise<number> => {
  const { rows } = await sql<{ sent: number }>`select count(*) as sent from message_outbox o
    join merchant m on m.id = o.merchant_id where m.code = ${brand}`.execute(platform.database);
  return rows[0]?.sent ?? 0;
};

const alarmsOf = async (brand: string) =>
  (await readAlarms(platform.database, { merchantId: null, limit: 20 })).filter(
    ({ merchant }) => merchant === brand,
  );

test('SMS go to the countries of the list, and to no other', async () => {
  expect(
    await sendRequest('alpha', '203.0.113.1', {
      mobileNo: '7400 123456',
      countryDialingCode: '44',
    }),
  ).toMatchObject({ refusal: 'sms_country_closed', status: 403, details: { country: 'GB' } });
  expect(
    await sendRequest('alpha', '203.0.113.1', {
      mobileNo: '81 234 5678',
      countryDialingCode: '66',
    }),
  ).toMatchObject({ ok: true });
  expect(await sentBy('alpha')).toBe(1);
});

test('no more leave within an hour than the brand allows, from however many networks at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, at) => sendRequest('alpha', `198.51.100.${at}`)),
  );

  expect(answers.filter(({ ok }) => ok)).toHaveLength(7);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    refusal: 'too_many_codes',
    status: 429,
    details: { retryAfterSeconds: 600 },
  });
  expect(await sentBy('alpha')).toBe(8);
  expect(await alarmsOf('alpha')).toMatchObject([
    { kind: 'smsBudget', times: 57, facts: { sent: 8, perHour: 8 } },
  ]);
  // Another brand is not touched by it, and an hour later there is room again.
  expect(await sendRequest('gamma', '198.51.100.1')).toMatchObject({ ok: true });
  await sql`update message_outbox set created_at = created_at - interval '61 minutes'`.execute(
    platform.database,
  );
  expect(await sendRequest('alpha', '198.51.101.1')).toMatchObject({ ok: true });
});

test('no more is spent within an hour than the brand allows, and nothing on what is too dear', async () => {
  expect(
    await sendRequest('beta', '203.0.113.9', { mobileNo: '81 234 5678', countryDialingCode: '66' }),
  ).toMatchObject({ refusal: 'sms_country_closed' });
  for (const host of [1, 2, 3])
    expect(await sendRequest('beta', `203.0.113.${host}`)).toMatchObject({ ok: true });
  expect(await sendRequest('beta', '203.0.113.4')).toMatchObject({ refusal: 'too_many_codes' });
  expect(await alarmsOf('beta')).toMatchObject([
    { kind: 'smsBudget', facts: { spentMinor: 90, spendPerHourMinor: 100 } },
  ]);
});

test('the /64s of one /48 are counted together', async () => {
  let sent = 0;
  for (let network = 1; network <= 18; network += 1) {
    for (let again = 1; again <= 5; again += 1) {
      const answer = await sendRequest('gamma', `2001:db8:48:${network.toString(16)}::${again}`);
      if (answer.ok) sent += 1;
      else expect(answer).toMatchObject({ refusal: 'too_many_codes' });
    }
  }
  // Five for an address, and sixteen times as many for all of the /48.
  expect(sent).toBe(80);
  expect(await sendRequest('gamma', '2001:db8:49:1::1')).toMatchObject({ ok: true });
});
