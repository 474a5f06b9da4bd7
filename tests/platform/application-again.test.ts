import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAlarms } from '#platform/base/alarms/read-alarms.ts';
import { sql } from '#platform/base/database/sql.ts';
import { decideApplication } from '#platform/money/promotions/decide-application.ts';
import { openApplication, readApplications } from '#platform/money/promotions/read-applications.ts';
import { tellLateApplications } from '#platform/money/promotions/tell-late-applications.ts';
import {
  type ApplicationFixture,
  startApplicationFixture,
  storyPromotion,
} from '../support/applications.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { operatorWho } from '../support/operator.ts';

let here: ApplicationFixture;

beforeAll(async () => {
  here = await startApplicationFixture([
    buildMerchant(
      'alpha',
      {},
      {
        promotions: [
          storyPromotion('once'),
          storyPromotion('again', { applyAgain: 1, limits: { perAddress: 50 } }),
          storyPromotion('alone', { applyAgain: 2, limits: { perAddress: 1 } }),
          storyPromotion('ending', { applyAgain: 1 }),
          storyPromotion('slow', { answerDays: 3 }),
        ],
      },
    ),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

test('a refused member applies as often as the rule says; each refusal and its reason stay', async () => {
  const member = await here.newMember();
  const before = (await here.committedMinor('again')) ?? 0;
  await here.apply(member, 'again', { remark: 'My first story' });
  await here.decide(member, 'reject', 'Too short');
  expect(await here.standing(member, 'again')).toMatchObject({
    status: 'rejected',
    note: 'Too short',
    appliesLeft: 1,
  });

  // Ten at once are one application; a browser has no more calls a minute.
  const sent = await Promise.all(
    Array.from({ length: 8 }, () => here.apply(member, 'again', { remark: 'My second story' })),
  );
  expect(sent.map((each) => each.ok && each.value.status)).toEqual(sent.map(() => 'applying'));
  expect(await here.committedMinor('again')).toBe(before + 5000);
  expect(await here.standing(member, 'again')).not.toHaveProperty('note');
  expect(await here.applicationOf(member)).toMatchObject({
    state: 'applying',
    remark: 'My second story',
    amountMinor: 5000,
  });
  await here.decide(member, 'reject', 'Not of our tables');

  expect(await here.standing(member, 'again')).toMatchObject({ note: 'Not of our tables' });
  expect(await here.standing(member, 'again')).not.toHaveProperty('appliesLeft');
  expect(await here.apply(member, 'again')).toMatchObject({ value: { status: 'rejected' } });
  expect(await here.committedMinor('again')).toBe(before);
  const { rows } = await sql<{ id: number }>`select id from promotion_application
    where member_id = ${member.memberId} order by id`.execute(here.database);
  const [first, second] = await Promise.all(
    rows.map(async ({ id }) => (await readApplications(here.database, { id }))[0]),
  );
  expect(rows).toHaveLength(2);
  expect(first).toMatchObject({ state: 'rejected', note: 'Too short', amountMinor: 0 });
  expect(second).toMatchObject({ state: 'rejected', note: 'Not of our tables' });
});

test('what was decided about the first application is no answer to the second', async () => {
  const member = await here.newMember();
  const before = (await here.committedMinor('again')) ?? 0;
  await here.apply(member, 'again', { remark: 'My first story' });
  const first = await here.applicationOf(member);
  await here.decide(member, 'reject', 'Too short');
  await here.apply(member, 'again', { remark: 'My second story' });
  const answerFirst = (answer: Parameters<typeof decideApplication>[2]) =>
    decideApplication(here.database, first, answer, operatorWho('The same once more'));

  const again = [
    await answerFirst('reject'),
    await answerFirst({ amountMinor: 1500 }),
    ...(await Promise.all([answerFirst('reject'), answerFirst('reject')])),
  ];
  await openApplication(here.database, first, 'anna');

  expect(again).toEqual(again.map(() => ({ ok: false, code: 'decided' })));
  expect(await here.standing(member, 'again')).toMatchObject({ status: 'applying' });
  expect(await here.standing(member, 'again')).not.toHaveProperty('note');
  expect(await here.committedMinor('again')).toBe(before + 5000);
  expect(await here.applicationOf(member)).toMatchObject({ state: 'applying' });
  expect((await readApplications(here.database, { id: first.id }))[0]).toMatchObject({
    state: 'rejected',
    note: 'Too short',
  });

  expect(await here.decide(member, { amountMinor: 1500 })).toMatchObject({ state: 'approved' });
  expect(await answerFirst('reject')).toEqual({ ok: false, code: 'decided' });
  expect(await here.claim(member, 'again')).toMatchObject({ value: { amountMinor: 1500 } });
});

test('a second application that is approved is claimed once', async () => {
  const member = await here.newMember();
  await here.apply(member, 'again');
  await here.decide(member, 'reject');
  await here.apply(member, 'again');
  expect(await here.decide(member, { amountMinor: 1500 })).toMatchObject({ ok: true });

  const claims = await Promise.all(Array.from({ length: 64 }, () => here.claim(member, 'again')));

  expect(claims.every((each) => each.ok && each.value.amountMinor === 1500)).toBe(true);
  const { rows } = await sql`select from bonus where member_id = ${member.memberId}`.execute(
    here.database,
  );
  expect(rows).toHaveLength(1);
});

test('without the rule a refusal is the last word; the own part does not fill the own place', async () => {
  const [plain, alone, late] = [
    await here.newMember(),
    await here.newMember(),
    await here.newMember(),
  ] as const;
  const refused = async (member: OpenedMember, id: string) => {
    await here.apply(member, id);
    await here.decide(member, 'reject');
    return here.standing(member, id);
  };
  expect(await refused(plain, 'once')).not.toHaveProperty('appliesLeft');
  expect(await here.apply(plain, 'once')).toMatchObject({ value: { status: 'rejected' } });

  expect(await refused(alone, 'alone')).toMatchObject({ appliesLeft: 2 });
  expect(await here.apply(alone, 'alone')).toMatchObject({ value: { status: 'applying' } });

  expect(await refused(late, 'ending')).toMatchObject({ appliesLeft: 1 });
  await sql`update promotion set ends_at = now() where id = 'ending'`.execute(here.database);
  expect(await here.standing(late, 'ending')).not.toHaveProperty('appliesLeft');
  expect(await here.apply(late, 'ending')).toMatchObject({ refusal: 'promotion_closed' });
});

test('applications that wait for too long raise one alarm for their promotion, each once', async () => {
  const [one, two, answered] = [
    await here.newMember(),
    await here.newMember(),
    await here.newMember(),
  ] as const;
  for (const member of [one, two, answered]) await here.apply(member, 'slow');
  await here.decide(answered, 'reject');
  const log = { error: () => undefined };
  const tell = () => tellLateApplications({ database: here.database, log });
  const alarms = async () =>
    (await readAlarms(here.database, { merchantId: null, limit: 100 })).filter(
      ({ kind }) => kind === 'application',
    );
  await tell();
  expect(await alarms()).toEqual([]);
  const grow = (member: OpenedMember) =>
    sql`update promotion_application set created_at = created_at - interval '3 days'
      where member_id = ${member.memberId}`.execute(here.database);
  for (const member of [one, answered]) await grow(member);

  // Several processes look at once.
  await Promise.all([tell(), tell(), tell()]);

  const { id } = await here.applicationOf(one);
  expect(await alarms()).toMatchObject([
    {
      merchant: 'alpha',
      subject: 'slow',
      times: 1,
      facts: { late: 1, waiting: 2, oldestId: id },
    },
  ]);
  await grow(two);
  await tell();
  await tell();
  expect(await alarms()).toMatchObject([{ times: 2, facts: { late: 1, waiting: 2 } }]);
});
