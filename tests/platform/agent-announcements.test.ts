import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentAnnouncements, readAgentAnnouncements } from '#api/agent-announcements.ts';
import { announcementContent, announcementList } from '#api/announcements.ts';
import { importAnnouncements } from '#platform/app/announcements/import-announcements.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openSomebody, type Somebody } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const notice = (id: string, days: number, own: object = {}) => ({
  id,
  title: { en: `Notice ${id}` },
  content: { en: `<p onclick="x()">About ${id}</p>` },
  publishedAt: at(days),
  ...own,
});

const forAgents = { for: 'agents' as const };

const notices = [
  notice('all', -3),
  notice('old', -9, forAgents),
  notice('new', -1, forAgents),
  notice('later', 2, forAgents),
  notice('over', -5, { ...forAgents, endsAt: at(-1) }),
];

let platform: TestPlatform;
let agent: Somebody;

beforeAll(async () => {
  platform = await startTestPlatform(
    [
      buildMerchant('alpha', { flags: { AGENTPOLICY3: true } }, { notices }),
      buildMerchant('beta', { flags: { AGENTPOLICY3: true } }, { notices }),
    ],
    { jobs: false },
  );
  agent = await openSomebody(platform, { type: 42 });
});

afterAll(() => platform.close());

const announced = async (who = agent, pageNo = 1, pageSize = 8) => {
  const answer = await platform.call(who, agentAnnouncements, { pageNo, pageSize });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
};

const read = (ids: string[], who = agent) => platform.call(who, readAgentAnnouncements, { ids });

test('agents are told what is announced to them, the newest first and page by page, and nobody else is', async () => {
  const { announcements, unread, totalPages } = await announced();
  expect(announcements).toMatchObject([
    { id: 'new', content: '<p>About new</p>', read: false },
    { id: 'old', read: false },
  ]);
  expect({ unread, totalPages }).toEqual({ unread: 2, totalPages: 1 });
  expect(await announced(agent, 2, 1)).toMatchObject({
    announcements: [{ id: 'old' }],
    totalPages: 2,
    unread: 2,
  });

  const list = await platform.call(agent, announcementList, {});
  expect(list).toMatchObject({ value: { announcements: [{ id: 'all' }] } });
  const content = await platform.call(agent, announcementContent, {});
  expect(content).toMatchObject({ value: { player: [{ id: 'all' }] } });
});

test('what is read is read by this agent alone, once, and what is none is read by nobody', async () => {
  const other = await openSomebody(platform, { type: 1 });
  const foreign = await openSomebody(platform, { code: 'beta', type: 1 });

  expect(await read(['all', 'later', 'nothing', 'new'])).toMatchObject({ value: { unread: 1 } });
  expect(await read(['new', 'new'])).toMatchObject({ value: { unread: 1 } });
  expect(await announced()).toMatchObject({ announcements: [{ read: true }, { read: false }] });
  for (const untouched of [other, foreign])
    expect(await announced(untouched)).toMatchObject({ unread: 2 });
  const rows = await platform.database.selectFrom('noticeRead').select('noticeId').execute();
  expect(rows).toEqual([{ noticeId: 'new' }]);
  expect(await read(["new'; drop"])).toMatchObject({ refusal: 'invalid_input' });
});

test('an import keeps what was read of the announcements that stay, and forgets what was read of the others', async () => {
  expect(await read(['old', 'new'])).toMatchObject({ value: { unread: 0 } });
  const flags = { AGENTPOLICY3: true };
  const left = { notices: [notice('old', -9, forAgents), notice('fresh', -1, forAgents)] };

  await importMerchants(
    platform.database,
    [buildMerchant('alpha', { flags }, left)],
    [importAnnouncements],
  );

  expect(await announced()).toMatchObject({
    announcements: [
      { id: 'fresh', read: false },
      { id: 'old', read: true },
    ],
  });
  const rows = await platform.database.selectFrom('noticeRead').select('noticeId').execute();
  expect(rows).toEqual([{ noticeId: 'old' }]);
});
