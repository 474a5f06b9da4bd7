import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChat, sendChat } from '#api/chat.ts';
import { removeMessage } from '#platform/app/chat/sweep-chat.ts';
import { sql } from '#platform/base/database/sql.ts';
import { requestLivery } from '../build/request-livery.ts';
import { listenAt } from '../support/listening.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { decided, operator } from '../support/operator.ts';

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

test('a page that is open is told what is removed', async () => {
  const [fay, gus] = [await newMember(), await newMember()];
  const said = await say(fay, 'a slip of the tongue');
  if (!said.ok) throw new Error(said.refusal);
  const [reader, visitor] = [
    await listenAt(platform.port, gus),
    await listenAt(platform.port, { host: 'alpha.localhost' }),
  ];
  const removed = ({ events }: typeof reader) =>
    events.flatMap((event) => (event.name === 'chatRemoved' ? [event.data.id] : []));

  await removeMessage(platform.database, fay.merchantId, said.value.id, operator);

  await expect.poll(() => removed(reader), { timeout: 60_000 }).toContain(said.value.id);
  const later = await say(gus, 'and on');
  await expect
    .poll(() => reader.events.filter(({ name }) => name === 'chat').length, { timeout: 60_000 })
    .toBeGreaterThan(0);
  // Once, and to nobody who does not read the room.
  expect(removed(reader).filter((id) => id === said.value.id)).toHaveLength(1);
  expect(removed(visitor)).toEqual([]);
  expect(later).toMatchObject({ ok: true });
  for (const each of [reader, visitor]) each.stop();
});

const chat = async (...args: string[]) => {
  const line = ['platform', 'chat', '--merchant', 'alpha', ...args];
  return requestLivery(line, { DATABASE_URL: platform.databaseUrl });
};

test('whoever is muted writes nothing until its end, reads on, and is freed before by an operator', async () => {
  const hana = await newMember();
  const { username } = await platform.database
    .selectFrom('member')
    .select('username')
    .where('id', '=', hana.memberId)
    .executeTakeFirstOrThrow();
  await say(hana, 'first words');
  await waitOver(hana);

  const muted = await chat(
    '--mute',
    username.toUpperCase(),
    '--hours',
    '0.5',
    ...decided,
    '--json',
  );

  expect(JSON.parse(muted.stdout)).toMatchObject({ muted: [{ username, by: 'anna' }] });
  const refused = await say(hana, 'more words');
  expect(refused).toMatchObject({ refusal: 'chat_muted', status: 403 });
  const until = refused.ok ? '' : String(refused.details?.['until']);
  const leftMs = Date.parse(until) - Date.now();
  expect(leftMs).toBeGreaterThan(0);
  expect(leftMs).toBeLessThanOrEqual(30 * 60_000);
  expect((await heard(hana)).some(({ text }) => text === 'first words')).toBe(true);
  expect((await chat()).stdout).toContain(username);

  await sql`update chat_mute set muted_until = now() where member_id = ${hana.memberId}`.execute(
    platform.database,
  );
  expect(await say(hana, 'over now')).toMatchObject({ ok: true });
  await waitOver(hana);
  await chat('--mute', username, ...decided);
  expect(await say(hana, 'again')).toMatchObject({ refusal: 'chat_muted' });
  expect((await chat('--unmute', username, ...decided)).code).toBe(0);
  expect(await say(hana, 'freed')).toMatchObject({ ok: true });
  const { rows } = await sql<{ action: string }>`select action from audit_entry
    where subject = ${`member ${hana.memberId}`} order by seq`.execute(platform.database);
  expect(rows.map(({ action }) => action)).toEqual(['chat.mute', 'chat.mute', 'chat.unmute']);
});

test('a mute that cannot be is said in one sentence', async () => {
  const fails = async (...args: string[]) => {
    const { code, stderr } = await chat(...args);
    expect(code).not.toBe(0);
    return stderr;
  };

  expect(await fails('--mute', 'talker1')).toContain('Say who decides, and why');
  expect(await fails('--mute', 'nobody1', ...decided)).toContain('alpha has no member nobody1.');
  expect(await fails('--unmute', 'talker1', ...decided)).toContain('talker1 is not muted.');
  expect(await fails('--mute', 'talker1', '--unmute', 'talker1', ...decided)).toContain(
    'one thing',
  );
  expect(await fails('--mute', 'talker1', '--hours', '-1', ...decided)).toContain(
    'number of hours',
  );
});
