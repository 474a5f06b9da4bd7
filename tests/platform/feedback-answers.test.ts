import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownFeedback, sendFeedback } from '#api/feedback.ts';
import { eachAuditEntry } from '#platform/base/audit/read-audit.ts';
import { requestLivery } from '../build/request-livery.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let ana: OpenedMember;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')]);
  ana = await openMember(platform, 'alpha', { username: 'anafeed' });
});

afterAll(() => platform.close());

const write = async (caller: { host: string; token?: string }, content: string) => {
  const sent = await platform.call(caller, sendFeedback, { questionType: 'game', content });
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  return sent.value.id;
};

const answer = (id: number | string, text: string, code = 'alpha') =>
  requestLivery(
    [
      'platform',
      'feedback',
      'answer',
      String(id),
      '--merchant',
      code,
      '--text',
      text,
      '--as',
      'anna',
    ],
    { DATABASE_URL: platform.databaseUrl },
  );

const own = async (member: OpenedMember, input: { before?: number; pageSize?: number } = {}) => {
  const told = await platform.call(member, ownFeedback, input);
  if (!told.ok) throw new Error(JSON.stringify(told));
  return told.value;
};

test('an answer stands beside the feedback and in the messages, once, on the record', async () => {
  const id = await write(ana, 'The wheel stands still.');
  expect((await own(ana)).feedback).toMatchObject([{ id, answer: null, answeredAt: null }]);

  expect(await answer(id, 'It turns\nagain.  Thank you.')).toMatchObject({ code: 0 });

  expect((await own(ana)).feedback).toMatchObject([{ id, answer: 'It turns again. Thank you.' }]);
  const messages = await platform.database
    .selectFrom('inboxMessage')
    .selectAll()
    .where('memberId', '=', ana.memberId)
    .where('merchantId', '=', ana.merchantId)
    .where('kind', '=', 'feedback')
    .execute();
  expect(messages).toMatchObject([{ template: 'feedbackAnswered', path: '/feedback' }]);
  expect(await answer(id, 'And again.')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('answered before'),
  });
  const noted = [];
  for await (const { action, subject } of eachAuditEntry(platform.database, ana.merchantId))
    noted.push(`${action} ${subject}`);
  expect(noted).toEqual([`feedback.answer feedback ${id}`]);
});

test('a visitor’s, another brand’s, none, and an answer that is none are refused', async () => {
  const visitors = await write({ host: 'alpha.localhost' }, 'Where is the door?');
  const id = await write(ana, 'Another question.');

  expect((await answer(visitors, 'There.')).stderr).toContain('A visitor wrote');
  expect((await answer(id, 'There.', 'beta')).stderr).toContain('beta has no feedback');
  for (const [given, text] of [
    [999_999, 'x'],
    ['0', 'x'],
    ['1e3', 'x'],
    [id, ' '],
    [id, 'x'.repeat(501)],
  ] as const)
    expect(await answer(given, text)).toMatchObject({ code: 1 });
  expect((await own(ana)).feedback[0]).toMatchObject({ id, answer: null });
});

test('a member sees only what is its own, page by page', async () => {
  const bea = await openMember(platform, 'alpha', { username: 'beafeed' });
  expect(await own(bea)).toEqual({ feedback: [], next: null });
  const ids = [];
  for (const text of ['first one', 'second one', 'third one']) ids.push(await write(bea, text));

  const page = await own(bea, { pageSize: 2 });
  const rest = await own(bea, { pageSize: 2, before: page.next ?? 0 });

  expect(page.feedback.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect(rest).toMatchObject({ feedback: [{ id: ids[0] }], next: null });
});
