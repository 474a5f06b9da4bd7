import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChat, sendChat } from '#api/chat.ts';
import { removeMessage } from '#platform/app/chat/sweep-chat.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { operator } from '../support/operator.ts';

const brands = [
  buildMerchant('alpha', { chat: { waitSeconds: 300, longest: 40 } }),
  buildMerchant('beta', { chat: { enabled: false } }),
];
let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform(brands);
});

afterAll(() => platform.close());

const newMember = (code = 'alpha', type = 0): Promise<OpenedMember> => {
  people += 1;
  return openMember(platform, code, { username: `talker${people}`, cashMinor: 0, type });
};

const say = (member: OpenedMember, text: string, requestId = randomUUID()) =>
  platform.call(member, sendChat, { requestId, text });

/** Lets the time go by that a member has to wait after a message. */
const waitOver = ({ memberId }: OpenedMember) =>
  sql`update chat_message set sent_at = sent_at - interval '300 seconds'
    where member_id = ${memberId}`.execute(platform.database);

const heard = async (member: OpenedMember) => {
  const room = await platform.call(member, launchChat, {});
  if (!room.ok) throw new Error(room.refusal);
  return room.value.messages.map(({ name, text, mine }) => ({ name, text, mine }));
};

test('members read each other under masked names, the oldest first', async () => {
  const [ana, ben] = [await newMember(), await newMember()];

  expect(await say(ana, '  hello <b>all</b> ')).toMatchObject({ ok: true });
  expect(await say(ben, 'good luck')).toMatchObject({ ok: true });

  expect(await heard(ben)).toEqual([
    { name: 'ta****1', text: 'hello <b>all</b>', mine: false },
    { name: 'ta****2', text: 'good luck', mine: true },
  ]);
});

test('a message is said once, not too soon, not too long, and leads nowhere', async () => {
  const cleo = await newMember();
  const requestId = randomUUID();
  const first = await say(cleo, 'once', requestId);

  expect(await say(cleo, 'once', requestId)).toEqual(first);
  expect(await say(cleo, 'twice')).toMatchObject({ refusal: 'chat_too_fast', status: 429 });
  await waitOver(cleo);
  expect(await say(cleo, 'come to www.elsewhere.example')).toMatchObject({ refusal: 'chat_link' });
  for (const hidden of [
    'w\u200Bww.elsewhere.example',
    'ｅｌｓｅ．ｃｏｍ',
    'else。com',
    't.\u2060me/else',
  ])
    expect(await say(cleo, hidden), hidden).toMatchObject({ refusal: 'chat_link' });
  expect(await say(cleo, 'x'.repeat(41))).toMatchObject({ refusal: 'invalid_input' });
  for (const blank of ['   ', '\u200B\u2060', '\u3164 \u2800', '\u202E'])
    expect(await say(cleo, blank), blank).toMatchObject({ refusal: 'invalid_input' });
  expect((await heard(cleo)).filter(({ mine }) => mine)).toHaveLength(1);
  expect(await say(cleo, 'later')).toMatchObject({ ok: true });
});

test('of many messages at once one is said', async () => {
  const dora = await newMember();

  const said = await Promise.all(Array.from({ length: 8 }, (_, at) => say(dora, `at once ${at}`)));

  expect(said.filter(({ ok }) => ok)).toHaveLength(1);
});

test('what an operator removes is gone', async () => {
  const eve = await newMember();
  const said = await say(eve, 'rude words');
  if (!said.ok) throw new Error(said.refusal);
  const merchant = await openMerchant(platform.database, brands[0] as (typeof brands)[number]);

  expect(await removeMessage(platform.database, merchant.id, said.value.id, operator)).toBe(true);

  expect(await removeMessage(platform.database, merchant.id, said.value.id, operator)).toBe(false);
  expect((await heard(eve)).some(({ text }) => text === 'rude words')).toBe(false);
});

test('a brand without a room has none, and a trial account stays outside', async () => {
  expect(await platform.call(await newMember('beta'), launchChat, {})).toMatchObject({
    refusal: 'chat_closed',
    status: 404,
  });
  expect(await platform.call(await newMember('alpha', 4), launchChat, {})).toMatchObject({
    refusal: 'forbidden',
  });
});
