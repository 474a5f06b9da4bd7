import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  deleteMessages,
  inbox,
  readAllMessages,
  readMessages,
  restoreMessages,
  unreadCount,
} from '#api/inbox.ts';
import { sql } from '#platform/base/database/sql.ts';
import { sweepInbox } from '#platform/people/inbox/sweep-inbox.ts';
import { createUnreadSource } from '#platform/app/events/unread-source.ts';
import type { MemberSubscriber } from '#platform/app/events/subscriber.ts';
import { isSitePath } from '#platform/people/inbox/is-site-path.ts';
import { type InboxNews, notifyMember } from '#platform/people/inbox/notify-member.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')]);
});

afterAll(() => platform.close());

const tell = ({ merchantId, memberId }: OpenedMember, news: Partial<InboxNews> = {}) =>
  platform.database.transaction().execute((tx) =>
    notifyMember(tx, {
      merchantId,
      memberId,
      kind: 'reward',
      template: 'rewardReady',
      values: { reward: 'Spring gift' },
      ...news,
    }),
  );

const rowsOf = ({ merchantId, memberId }: OpenedMember) =>
  platform.database
    .selectFrom('inboxMessage')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .orderBy('id')
    .execute();

test('what has a key is told once, also 64 times at once', async () => {
  const member = await openMember(platform, 'alpha', { username: 'often' });

  await Promise.all(Array.from({ length: 64 }, () => tell(member, { key: 'gift:1' })));

  expect(await rowsOf(member)).toHaveLength(1);
});

test('a message that lacks a value is not written', async () => {
  const member = await openMember(platform, 'alpha', { username: 'lacking' });

  await expect(tell(member, { values: {} })).rejects.toThrow('no value for reward');
  expect(await rowsOf(member)).toEqual([]);
});

test('a value holds one line, whatever is put into it', async () => {
  const member = await openMember(platform, 'alpha', { username: 'lines' });

  await tell(member, { values: { reward: 'A\0B\nC\uD800D' } });

  expect((await rowsOf(member))[0]?.values).toEqual({ reward: 'A B C\uFFFDD' });
});

test('trial accounts have no inbox', async () => {
  const member = await openMember(platform, 'alpha', { username: 'visitor', type: 4 });

  await tell(member);

  expect(await rowsOf(member)).toEqual([]);
});

const listOf = async (
  member: OpenedMember,
  input: { language?: string; before?: number; pageSize?: number } = {},
) => {
  const answer = await platform.call(member, inbox, input);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

test('a message is read in the language of the moment, its amounts too', async () => {
  const member = await openMember(platform, 'alpha', { username: 'reader' });
  await tell(member, {
    kind: 'deposit',
    template: 'depositArrived',
    values: { amount: { minor: 123_456, currency: 'USD' } },
    path: '/transactionHistory',
  });

  const english = await listOf(member, { language: 'en' });
  const burmese = await listOf(member, { language: 'my' });

  expect(english.messages).toMatchObject([
    {
      kind: 'deposit',
      title: 'Your deposit has arrived',
      text: '$1,234.56 has arrived in your account.',
      path: '/transactionHistory',
      read: false,
    },
  ]);
  expect(burmese.messages[0]?.title).toMatch(/[\u1000-\u109F]/u);
});

test('pages follow each other without a gap while messages come', async () => {
  const member = await openMember(platform, 'alpha', { username: 'pages' });
  for (let number = 0; number < 5; number += 1) await tell(member, { values: { reward: number } });

  const first = await listOf(member, { pageSize: 2 });
  await tell(member);
  const second = await listOf(member, { pageSize: 2, before: first.next ?? 0 });
  const third = await listOf(member, { pageSize: 2, before: second.next ?? 0 });

  const titles = [first, second, third].flatMap(({ messages }) => messages.map((one) => one.title));
  expect(titles).toEqual([4, 3, 2, 1, 0].map((number) => `A reward is ready: ${number}`));
  expect(third.next).toBeNull();
});

test('read, all read, deleted and taken back: each does once what it says', async () => {
  const member = await openMember(platform, 'alpha', { username: 'marks' });
  for (const kind of ['reward', 'reward', 'mail'] as const) await tell(member, { kind });
  const { messages } = await listOf(member);
  const [newest = 0, second = 0, oldest = 0] = messages.map(({ id }) => id);
  const changedBy = async (...call: Parameters<typeof platform.call>) => {
    const answer = await platform.call(...call);
    return answer.ok ? answer.value : answer;
  };

  expect(await changedBy(member, readMessages, { ids: [oldest] })).toEqual({
    changed: 1,
    kinds: { mail: 1, reward: 1 },
  });
  expect(await changedBy(member, readMessages, { ids: [oldest] })).toMatchObject({ changed: 0 });
  expect(await changedBy(member, readAllMessages, { upTo: second })).toEqual({
    changed: 1,
    kinds: { mail: 1 },
  });
  expect(await changedBy(member, deleteMessages, { ids: [newest, second] })).toEqual({
    changed: 2,
    kinds: {},
  });
  expect((await listOf(member)).messages.map(({ id }) => id)).toEqual([oldest]);
  expect(await changedBy(member, restoreMessages, { ids: [newest] })).toEqual({
    changed: 1,
    kinds: { mail: 1 },
  });
});

test('nobody reads, marks or deletes messages of another member or another brand', async () => {
  const owner = await openMember(platform, 'alpha', { username: 'owner' });
  const other = await openMember(platform, 'alpha', { username: 'other' });
  const stranger = await openMember(platform, 'beta', { username: 'owner' });
  await tell(owner);
  const ids = (await rowsOf(owner)).map(({ id }) => id);

  for (const thief of [other, stranger]) {
    expect((await listOf(thief)).messages).toEqual([]);
    for (const call of [readMessages, deleteMessages, restoreMessages])
      expect(await platform.call(thief, call, { ids })).toMatchObject({ value: { changed: 0 } });
    await platform.call(thief, readAllMessages, { upTo: Number.MAX_SAFE_INTEGER });
  }

  expect(await rowsOf(owner)).toMatchObject([{ readAt: null, deletedAt: null }]);
});

test('what waits is counted by kind and by page', async () => {
  const member = await openMember(platform, 'alpha', { username: 'counted' });
  await tell(member);
  await tell(member, { kind: 'mail' });

  expect(await platform.call(member, unreadCount)).toMatchObject({
    ok: true,
    value: {
      kinds: { reward: 1, mail: 1 },
      pages: { messageV2: 2, rewardCenter: 0, missionLeaderboard: 0 },
    },
  });
});

test('a page that listens is told what is unread, and again when it is another', async () => {
  const member = await openMember(platform, 'alpha', { username: 'listening' });
  const events: unknown[] = [];
  const subscriber = {
    merchant: { id: member.merchantId },
    member: { memberId: member.memberId, type: 0, tokenHash: '' },
    send: (event: unknown) => void events.push(event),
  } as unknown as MemberSubscriber;
  const poll = createUnreadSource();
  const look = () => poll(platform.database, [subscriber]);

  await look();
  await look();
  await tell(member);
  await look();
  await look();

  expect(events).toEqual([
    { name: 'unread', data: { kinds: {} } },
    { name: 'unread', data: { kinds: { reward: 1 } } },
  ]);
});

test('messages are kept for twelve months, deleted ones for thirty days', async () => {
  const member = await openMember(platform, 'alpha', { username: 'old' });
  for (let number = 0; number < 4; number += 1) await tell(member, { values: { reward: number } });
  const [old, gone, deleted, kept] = (await rowsOf(member)).map(({ id }) => id);
  await sql`update inbox_message set created_at = now() - interval '13 months'
    where id = ${old}`.execute(platform.database);
  await sql`update inbox_message set deleted_at = now() - interval '31 days'
    where id = ${gone}`.execute(platform.database);
  await sql`update inbox_message set deleted_at = now() where id = ${deleted}`.execute(
    platform.database,
  );

  await sweepInbox(platform.database);

  expect((await rowsOf(member)).map(({ id }) => id)).toEqual([deleted, kept]);
});

test.each(['/withdraw', '/promotions#spring-days', '/', '/bonusDetails?tab=open'])(
  'a message may lead to %s',
  (path) => expect(isSitePath(path)).toBe(true),
);

test.each([
  '//evil.example/withdraw',
  'https://evil.example',
  '/nowhere',
  '/withdraw\\@evil.example',
  '/withdraw\n',
  'javascript:alert(1)',
  `/withdraw?${'a'.repeat(200)}`,
])('a message may not lead to %j', (path) => expect(isSitePath(path)).toBe(false));
