import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentLinkFigures, agentLinkFiguresFile } from '#api/agent-link-figures.ts';
import { agentLinks, makeAgentLink } from '#api/agent-links.ts';
import type { InputOf } from '#api/endpoint.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { requestOf } from '../support/every-call.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let agent: TeamPerson;
let codes: string[];

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha', { flags: { AGENTPOLICY3: true } })], {
    jobs: false,
  });
  agent = await openTeamPerson(platform, { type: 42 });
  const other = await openTeamPerson(platform, { type: 42 });
  codes = [await newLink(agent, 'Blog'), await newLink(agent, 'Video')];
  const foreign = await newLink(other, 'Theirs');
  for (const code of [...codes, foreign])
    await sql`insert into link_day (merchant_id, code, day, sub_id, visits, registrations, first_deposits)
      select ${agent.merchantId}, ${code}, date '2026-03-01' + d, 's' || s, d + s, s, 1
        from generate_series(0, 9) d, generate_series(1, 3) s`.execute(platform.database);
});

afterAll(() => platform.close());

const newLink = async (owner: TeamPerson, name: string): Promise<string> => {
  const requestId = crypto.randomUUID();
  const link = await platform.call(owner, makeAgentLink, { requestId, name, kind: 'member' });
  if (!link.ok) throw new Error(link.refusal);
  return link.value.code;
};

type Figures = { visits: number; registrations: number; firstDeposits: number };

const walk = async (input: InputOf<typeof agentLinkFigures>) => {
  const items: ({ key: string; name: string } & Figures)[] = [];
  let total: Figures | undefined;
  let after: string | undefined;
  do {
    const page = await platform.call(agent, agentLinkFigures, {
      from: '2026-03-01',
      to: '2026-03-10',
      ...input,
      ...(after !== undefined && { after }),
    });
    if (!page.ok) throw new Error(JSON.stringify(page));
    items.push(...page.value.items);
    ({ total } = page.value);
    after = page.value.next ?? undefined;
  } while (after !== undefined);
  return { items, total };
};

const sum = (items: Figures[]): Figures => ({
  visits: items.reduce((all, { visits }) => all + visits, 0),
  registrations: items.reduce((all, { registrations }) => all + registrations, 0),
  firstDeposits: items.reduce((all, { firstDeposits }) => all + firstDeposits, 0),
});

test.each(['link', 'subId', 'day'] as const)(
  'the total by %s is the sum of all pages, and nobody else’s links are in it',
  async (by) => {
    const { items, total } = await walk({ by, pageSize: 2 });

    expect(total).toEqual({ visits: 390, registrations: 120, firstDeposits: 60 });
    expect(sum(items)).toEqual(total);
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  },
);

test('figures are those of the chosen link and days', async () => {
  const [code = ''] = codes;

  const { items } = await walk({ by: 'subId', code, from: '2026-03-02', to: '2026-03-03' });

  expect(items).toEqual([
    { key: 's1', name: '', visits: 5, registrations: 2, firstDeposits: 2 },
    { key: 's2', name: '', visits: 7, registrations: 4, firstDeposits: 2 },
    { key: 's3', name: '', visits: 9, registrations: 6, firstDeposits: 2 },
  ]);
  const listed = await platform.call(agent, agentLinks);
  expect(listed).toMatchObject({ value: { items: [{ visits: 195 }, { visits: 195 }] } });
});

test('days in the wrong order, or too many, are refused', async () => {
  for (const [from, to] of [
    ['2026-03-02', '2026-03-01'],
    ['2024-01-01', '2026-03-01'],
  ])
    expect(await platform.call(agent, agentLinkFigures, { from, to })).toMatchObject({
      refusal: 'invalid_range',
    });
});

const DAYS = { from: '2026-03-01', to: '2026-03-10' };

const fileOf = async (who: TeamPerson, input: Record<string, unknown>): Promise<string[]> => {
  const sent = await platform.send(who, requestOf(agentLinkFiguresFile, { ...DAYS, ...input }));
  return sent.text.replace('\u{FEFF}', '').trimEnd().split('\r\n');
};

test('the file by sub-id, day and link has every row of all pages, and no other agent’s', async () => {
  const [code = ''] = codes;
  // More than are read at once.
  await sql`insert into link_day (merchant_id, code, day, sub_id, visits)
    select ${agent.merchantId}, ${code}, date '2026-04-01', 'x' || s, 1 from generate_series(1, 2500) s`.execute(
    platform.database,
  );
  const stranger = await openTeamPerson(platform, { type: 42 });

  for (const by of ['subId', 'day', 'link'] as const) {
    const { items } = await walk({ by });
    const [head, ...lines] = await fileOf(agent, { by });
    expect(lines).toEqual(
      items.map((row) =>
        [
          row.key,
          ...(by === 'link' ? [row.name] : []),
          row.visits,
          row.registrations,
          row.firstDeposits,
        ].join(','),
      ),
    );
    expect(head?.split(',')).toHaveLength(by === 'link' ? 5 : 4);
    expect(await fileOf(stranger, { by, code })).toHaveLength(1);
  }
  const long = { by: 'subId', code, from: '2026-04-01', to: '2026-04-01' };
  expect(new Set(await fileOf(agent, long)).size).toBe(2501);
});
