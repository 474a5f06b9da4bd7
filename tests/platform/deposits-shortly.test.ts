import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { verifyContact } from '#platform/people/contacts/contacts.ts';
import { cardChannel, sendCallback, startDeposit } from '../support/deposits.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { readMoneyTraces } from '../support/money-traces.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { watchShortWay } from '../support/short-ways.ts';

/* A report of a paid deposit is usually taken by one function of the database, all others by the platform's own rules. */
let platform: TestPlatform;
let door: Awaited<ReturnType<typeof watchShortWay>>;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { payments: { channels: [cardChannel] } }),
  ]);
  door = await watchShortWay(platform.databaseUrl, 'answer_brand_requests');
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await door.disconnect();
  await platform.close();
});

type Contact = { kind: 'mobile' | 'email'; value: string } | null;

const newMember = async (contact: Contact = null): Promise<OpenedMember> => {
  people += 1;
  const member = await openMember(platform, 'alpha', { username: `payer${people}` });
  const { merchantId, memberId } = member;
  if (contact)
    await platform.database
      .transaction()
      .execute((tx) => verifyContact(tx, { merchantId, memberId, ...contact }));
  return member;
};

/** A deposit that its provider has taken, and the report that it was paid. */
const startPaid = async (member: OpenedMember) => {
  const { id, reference, amountMinor, currency } = await startDeposit(platform, member);
  const { rows } = await sql<{ providerRef: string }>`
    select provider_ref from deposit where id = ${id}`.execute(platform.database);
  const providerRef = rows[0]?.providerRef ?? '';
  return { reference, providerRef, status: 'settled', amountMinor, currency };
};

/** What a member is told, by whichever way. */
const readTold = async ({ memberId }: OpenedMember) => {
  const { rows: inbox } = await sql`select kind, template, values, path, key, reach
    from inbox_message where member_id = ${memberId} order by id`.execute(platform.database);
  const { rows: outbox } =
    await sql`select o.channel, o.kind, o.language, o.subject, o.body, o.price_minor, o.expires_at, o.bulk
    from message_outbox o join member_contact c on c.merchant_id = o.merchant_id and c.value = o.recipient
    where c.member_id = ${memberId} order by o.id`.execute(platform.database);
  return { inbox, outbox };
};

test.for([
  ['nobody', () => null],
  [
    'a number',
    (way: string) => ({ kind: 'mobile', value: way === 'short' ? '+15550000001' : '+15550000002' }),
  ],
  ['an address', (way: string) => ({ kind: 'email', value: `${way}@example.com` })],
] satisfies [string, (way: string) => Contact][])(
  'both ways of a paid deposit leave the same behind, told by %s',
  async ([, contactOf]) => {
    const left = [];
    const taken: number[] = [];
    for (const way of ['short', 'long'] as const) {
      await (way === 'short' ? door.open() : door.close());
      const member = await newMember(contactOf(way));
      const report = await startPaid(member);
      await door.taken();
      const answer = await sendCallback(platform, report);
      expect(answer.status).toBe(200);
      taken.push(await door.taken());
      left.push({
        traces: await readMoneyTraces(platform.database, member.memberId),
        told: await readTold(member),
      });
    }
    await door.open();

    expect(taken).toEqual([1, 0]);
    expect(left[0]).toEqual(left[1]);
    expect(left[0]).toMatchObject({ traces: { deposits: [{ state: 'SETTLED' }] } });
  },
);

test('a report that comes several times at once credits once; one of another amount credits nothing', async () => {
  const [member, other] = [await newMember(), await newMember()];
  const report = await startPaid(member);
  const wrong = { ...(await startPaid(other)), amountMinor: 1 };

  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => sendCallback(platform, report)),
    sendCallback(platform, wrong),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(Array<number>(5).fill(200));
  const { records, deposits } = await readMoneyTraces(platform.database, member.memberId);
  expect([records.length, deposits]).toMatchObject([1, [{ state: 'SETTLED' }]]);
  expect(await readMoneyTraces(platform.database, other.memberId)).toMatchObject({
    deposits: [{ state: 'PENDING' }],
    turnover: [],
  });
});
