import { afterAll, beforeAll, expect, test } from 'vitest';
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
