import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusDetails, rebateDetails } from '#api/bonuses.ts';
import { deposits } from '#api/deposits.ts';
import { myTickets, ticketPlans } from '#api/lottery-tickets.ts';
import { betHistory, transactionHistory } from '#api/records.ts';
import { withdrawals } from '#api/withdrawals.ts';
import { sql } from '#platform/base/database/sql.ts';
import { withClient } from '../support/database-template.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { explainLists } from '../support/list-plans.ts';
import { recordStatements } from '../support/statements.ts';

let platform: TestPlatform;
let ana: OpenedMember;
let ben: OpenedMember;
let eva: OpenedMember;

/** A moment of many rows: nothing but their numbers tells which comes first. */
const AT = sql`date_trunc('hour', now()) - interval '1 hour'`;

const addMovements = async (who: OpenedMember, count: number, at = AT): Promise<void> => {
  await sql`insert into money_record (merchant_id, member_id, at, kind, state, wallet, amount_minor,
      balance_after_minor, reference)
    select ${who.merchantId}, ${who.memberId}, ${at},
      case when i % 3 = 0 then 'rebate' else 'bonus' end, 'completed', 'cash', 10, 10 * i, 'r' || i
    from generate_series(1, ${count}) i`.execute(platform.database);
};

const addBets = async (who: OpenedMember, count: number, at = AT): Promise<void> => {
  await sql`insert into bet (merchant_id, member_id, vendor_code, transaction_id, game_type, currency,
      stake_minor, status, payout_minor, valid_minor, transfer_id, placed_at, settled_at)
    select ${who.merchantId}, ${who.memberId}, 'V', gen_random_uuid(),
      case when i % 3 = 0 then 'LIVE' else 'RNG' end, 'USD', 100, 'settled', 40, 60, 1, ${at}, ${at}
    from generate_series(1, ${count}) i`.execute(platform.database);
};

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')], {
    jobs: false,
  });
  ana = await openMember(platform, 'alpha', { username: 'pageana' });
  ben = await openMember(platform, 'alpha', { username: 'pageben' });
  eva = await openMember(platform, 'beta', { username: 'pageeva' });
  for (const who of [ana, ben, eva]) {
    await addMovements(who, 12);
    await addBets(who, 12);
  }
}, 120_000);

afterAll(() => platform.close());

const lists = {
  movements: async (who: OpenedMember, input: object) => {
    const answer = await platform.call(who, transactionHistory, { pageSize: 5, ...input });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  },
  bets: async (who: OpenedMember, input: object) => {
    const answer = await platform.call(who, betHistory, { pageSize: 5, ...input });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  },
};

const names = ['movements', 'bets'] as const;

const from = (after: string | null) => (after === null ? {} : { after });

/** All pages of a list, each from where the one before ended. */
const readAll = async (name: (typeof names)[number], who: OpenedMember, input: object = {}) => {
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const page: { items: { id: string }[]; next: string | null } = await lists[name](who, {
      ...input,
      ...from(after),
    });
    pages.push(page.items.map(({ id }) => id));
    // A page that does not move on would be asked for without end.
    expect(pages.length).toBeLessThan(10);
    after = page.next;
  } while (after !== null);
  return pages;
};

const newestFirst = (ids: readonly string[]) =>
  ids.toSorted((one, other) => Number(other) - Number(one));

test.each(names)(
  'pages of %s of one moment follow each other without a gap or a double',
  async (name) => {
    const pages = await readAll(name, ana);

    expect(pages.map(({ length }) => length)).toEqual([5, 5, 2]);
    expect(pages.flat()).toEqual(newestFirst([...new Set(pages.flat())]));
  },
);

test.each([
  ['movements', { kind: 'rebate' }, [2, 2]],
  ['movements', { kind: 'fee' }, [0]],
  ['movements', { state: 'completed', pageSize: 6 }, [6, 6]],
  ['bets', { gameType: 'LIVE' }, [2, 2]],
  ['bets', { state: 'lost', pageSize: 12 }, [12]],
] as const)(
  'of %s with %o each page is of those alone; the last one says so',
  async (name, filter, sizes) => {
    const pages = await readAll(name, ana, { pageSize: 2, ...filter });

    expect(pages.map(({ length }) => length)).toEqual(sizes);
  },
);

test('what arrives while pages are turned moves none of them', async () => {
  const cleo = await openMember(platform, 'alpha', { username: 'pagecleo' });
  await addMovements(cleo, 7);
  const first = await lists.movements(cleo, {});
  await addMovements(cleo, 3, sql`now()`);
  // Of the moment at which the page ended, with a higher number: it belongs before that page.
  await addMovements(cleo, 1);

  const second = await lists.movements(cleo, from(first.next));

  const seen = [...first.items, ...second.items].map(({ id }) => id);
  expect(seen).toHaveLength(7);
  expect(seen).toEqual(newestFirst([...new Set(seen)]));
  expect(second.next).toBeNull();
  expect((await lists.movements(cleo, {})).sums?.rows).toBe(11);
});

test('sums are of all pages and come with the first one; of very many rows when they are asked for', async () => {
  const many = await openMember(platform, 'alpha', { username: 'pagemany' });
  await addMovements(many, 2001);
  await addBets(many, 2001);

  for (const name of names) {
    const few = await lists[name](ana, {});
    expect(few.sums).toMatchObject({ rows: 12 });
    expect((await lists[name](ana, from(few.next))).sums).toBeNull();
    expect(await lists[name](many, {})).toMatchObject({ sums: null, countedMost: 2000 });
    expect((await lists[name](many, { exact: true })).sums).toMatchObject({ rows: 2001 });
  }
  expect((await lists.movements(many, { exact: true })).sums).toMatchObject({ inMinor: 20_010 });
  expect((await lists.bets(many, { exact: true })).sums).toMatchObject({ stakeMinor: 200_100 });
});

test('the end of a page is of one list, one member and one brand', async () => {
  const { next } = await lists.movements(ana, {});
  const after = next ?? '';
  const refused = {
    ok: false,
    status: 400,
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'after', rule: 'invalid' }],
  };

  expect(await platform.call(ana, transactionHistory, { after })).toMatchObject({ ok: true });
  expect(await platform.call(ben, transactionHistory, { after })).toMatchObject(refused);
  expect(await platform.call(eva, transactionHistory, { after })).toMatchObject(refused);
  for (const list of [betHistory, deposits, withdrawals, bonusDetails, rebateDetails])
    expect(await platform.call(ana, list, { after })).toMatchObject(refused);
  for (const list of [myTickets, ticketPlans])
    expect(await platform.call(ana, list, { after })).toMatchObject(refused);
});

test.each([
  'x',
  'AAAA',
  `${'A'.repeat(160)}`,
  '%27%20or%201=1',
  Buffer.from('1 1').toString('base64url'),
])('no page of any list ended with “%s”', async (after) => {
  for (const list of [transactionHistory, betHistory, deposits, withdrawals, bonusDetails])
    expect(await platform.call(ana, list, { after })).toMatchObject({
      status: 400,
      refusal: 'invalid_input',
      fieldErrors: [{ field: 'after' }],
    });
});

test('a page of the site that was loaded before is served by its number, with all that it reads', async () => {
  const movements = await lists.movements(ana, { pageNo: 3 });
  const bets = await lists.bets(ana, { pageNo: 2 });

  expect(movements).toMatchObject({
    pageNo: 3,
    totalPages: 3,
    total: 12,
    inMinor: 120,
    outMinor: 0,
  });
  expect(movements.items).toHaveLength(2);
  expect(bets).toMatchObject({ pageNo: 2, totalPages: 3, total: 12, stakeMinor: 1200 });
  expect(bets).toMatchObject({ payoutMinor: 480, validBetMinor: 720 });
  expect(await lists.movements(ana, { pageNo: 9 })).toMatchObject({ items: [], total: 12 });
  expect(await lists.movements(ana, {})).not.toHaveProperty('totalPages');
});

test('a page looks for no more rows than it shows: it counts none and sorts none', async () => {
  const busy = await openMember(platform, 'alpha', { username: 'pagebusy' });
  const spread = sql`now() - i * interval '20 seconds'`;
  await addMovements(busy, 6000, spread);
  await addBets(busy, 6000, spread);
  await withClient(platform.databaseUrl, (client) =>
    client.query('vacuum analyze money_record, bet'),
  );

  for (const name of names) {
    let after: string | null = null;
    for (let page = 0; page < 20; page += 1) {
      const read: { next: string | null } = await lists[name](busy, {
        pageSize: 100,
        ...from(after),
      });
      after = read.next;
    }
    const { statements } = await recordStatements(async () => {
      await lists[name](busy, { pageSize: 20, ...from(after) });
    });
    const { text, rows } = await explainLists(platform.databaseUrl, statements);

    expect(text).toContain('_member');
    expect(text).not.toMatch(/Aggregate|count\(/);
    // Twenty and one more, from the index and from the table: of 2,000 rows before and 4,000 after them none.
    expect(rows).toBeLessThan(100);
  }
});
