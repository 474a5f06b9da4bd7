import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentBill, agentBillBets, agentBills, payAgentBill } from '#api/agent-bills.ts';
import { offerContract } from '#api/contracts.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { postTransfer } from '#platform/base/ledger/post-transfer.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { agree, beginEarlier, flat, playAt, settleUntil } from '../support/contracts.ts';
import { withClient } from '../support/database-template.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { buildMerchant, type TestMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';

const HOUR_MS = 3_600_000;
const free = { fromMinor: 0, activeMembers: 0 };
const PIN = '482913';

const brand = (code: string): TestMerchant =>
  buildMerchant(code, {
    flags: { AGENTPOLICY3: true },
    timeZone: 'UTC',
    agents: {
      contracts: {
        dividend: { period: 'weekly', tiers: [{ ratePercent: 40, ...free }] },
        daily: { tiers: [{ ratePercent: 0.5, ...free }] },
        hourly: { tiers: [{ ratePercent: 0.5, ...free }] },
        realtime: { ratePercent: 0.5 },
      },
    },
  });

const RUNS = inProof(4, 40);
const codes = [
  'alpha',
  'delta',
  'gamma',
  'omega',
  ...Array.from({ length: RUNS }, (_, at) => `rand${at}`),
];
const brands = codes.map(brand);

let platform: TestPlatform;
const merchants = new Map<string, Merchant>();

beforeAll(async () => {
  platform = await startTestPlatform(brands, { jobs: false });
  for (const each of brands) merchants.set(each.code, await openMerchant(platform.database, each));
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const merchantOf = (code: string): Merchant => {
  const found = merchants.get(code);
  if (!found) throw new Error(code);
  return found;
};

/** The beginning of the day before yesterday: all moments of these tests lie in it or later. */
const DAY = new Date(Math.floor(Date.now() / (24 * HOUR_MS)) * 24 * HOUR_MS - 48 * HOUR_MS);
const at = (hours: number): Date => new Date(DAY.getTime() + hours * HOUR_MS);

/** The tree is as it is for a long time, and the house’s contracts have begun. */
const settleIn = async (merchant: Merchant, from: Date) => {
  // Written by its triggers alone, and by its owner.
  await withClient(platform.databaseUrl, (client) =>
    client.query(
      `update downline set since = since - interval '400 days' where merchant_id = ${merchant.id}`,
    ),
  );
  await runContracts(platform.database, merchant);
  await beginEarlier(platform, merchant, from);
};

/** What somebody was paid by contracts of one kind. */
const paidBy = async (merchant: Merchant, memberId: number, kind: string): Promise<number> =>
  (await billsOf(merchant, kind))
    .filter(({ agentId }) => agentId === memberId)
    .reduce((sum, { paidMinor }) => sum + paidMinor, 0);

const commissionOf = async (merchant: Merchant, memberId: number): Promise<number> => {
  const { rows } = await sql<{ balance: number }>`select balance from account
    where merchant_id = ${merchant.id} and member_id = ${memberId} and kind = 'commission'`.execute(
    platform.database,
  );
  return rows[0]?.balance ?? 0;
};

const billsOf = async (merchant: Merchant, kind: string) => {
  const { rows } = await sql<{
    agentId: number;
    startsAt: Date;
    figureMinor: number;
    grossMinor: number;
    deeperMinor: number;
    dueMinor: number;
    paidMinor: number;
    owedOutMinor: number;
    state: string;
  }>`select agent_id, starts_at, figure_minor, gross_minor, deeper_minor, due_minor, paid_minor, owed_out_minor, state
    from contract_bill where merchant_id = ${merchant.id} and kind = ${kind} order by id`.execute(
    platform.database,
  );
  return rows;
};

interface Line {
  master: TeamPerson;
  agent: TeamPerson;
  sub: TeamPerson;
  player: TeamPerson;
}

const openLine = async (code: string, rest: { cashMinor?: number } = {}): Promise<Line> => {
  const paymentPasswordHash = await hashPassword(PIN);
  const master = await openTeamPerson(platform, { type: 1, code, paymentPasswordHash, ...rest });
  const agent = await openTeamPerson(platform, {
    type: 2,
    code,
    under: master,
    paymentPasswordHash,
    ...rest,
  });
  const sub = await openTeamPerson(platform, { type: 2, code, under: agent });
  const player = await openTeamPerson(platform, { code, under: sub, cashMinor: 100_000_000 });
  return { master, agent, sub, player };
};

test('a day’s salaries are the differences of a line’s rates, paid once by eight processes', async () => {
  const merchant = merchantOf('alpha');
  const { master, agent, sub, player } = await openLine('alpha');
  await agree(platform, { upline: master, agent, kind: 'daily', terms: flat(300) });
  await agree(platform, { upline: agent, agent: sub, kind: 'daily', terms: flat(100) });
  await settleIn(merchant, DAY);
  await playAt(platform, merchant, player.memberId, {
    at: at(12),
    stakeMinor: 1_000_999,
    payoutMinor: 0,
  });
  await playAt(platform, merchant, player.memberId, {
    at: at(30),
    stakeMinor: 500_000,
    payoutMinor: 0,
  });

  await settleUntil(platform, merchant, at(24));
  await Promise.all(Array.from({ length: 8 }, () => runContracts(platform.database, merchant)));

  // 0.5 %, 0.3 % and 0.1 % of 1,000,999, each rounded down.
  expect(await commissionOf(merchant, sub.memberId)).toBe(1000);
  expect(await commissionOf(merchant, agent.memberId)).toBe(3002 - 1000);
  expect(await paidBy(merchant, master.memberId, 'daily')).toBe(5004 - 3002);
  const list = await platform.call(agent, agentBills, { side: 'had', kind: 'daily' });
  if (!list.ok) throw new Error(list.refusal);
  expect(list.value.items).toMatchObject([
    { figureMinor: 1_000_999, rateMillis: 300, dueMinor: 2002, state: 'PAID' },
  ]);
  expect(list.value.totals).toMatchObject({ bills: 1, dueMinor: 2002, paidMinor: 2002 });
  const billId = list.value.items[0]?.billId ?? 0;
  const opened = await platform.call(agent, agentBill, { billId });
  expect(opened).toMatchObject({
    value: { grossMinor: 3002, deeperMinor: 1000, remainderOut: 99_700 },
  });
  const bets = await platform.call(master, agentBillBets, { billId });
  expect(bets).toMatchObject({ value: { items: [{ validMinor: 1_000_999 }], next: null } });
  // Neither below nor elsewhere.
  for (const stranger of [sub, await openTeamPerson(platform, { type: 1, code: 'alpha' })])
    expect(await platform.call(stranger, agentBill, { billId })).toMatchObject({
      refusal: 'contract_unknown',
    });
});

test('in real time what is new is paid, and a bet that is taken back is taken off what comes', async () => {
  const merchant = merchantOf('delta');
  const { master, player } = await openLine('delta');
  await settleIn(merchant, DAY);
  const bet = (hours: number, stakeMinor: number) =>
    playAt(platform, merchant, player.memberId, { at: at(hours), stakeMinor, payoutMinor: 0 });
  const first = await bet(1, 2_000_000);
  await settleUntil(platform, merchant, at(1.5));
  const dayOne = await paidBy(merchant, master.memberId, 'realtime');

  await voidBet(platform.database, merchant, {
    vendorCode: 'TESTER',
    transactionId: first,
    memberId: player.memberId,
  });
  await sql`update bet set voided_at = ${at(2)} where transaction_id = ${first}`.execute(
    platform.database,
  );
  await settleUntil(platform, merchant, at(2.5));
  const afterVoid = await paidBy(merchant, master.memberId, 'realtime');
  await bet(3, 3_000_000);
  await settleUntil(platform, merchant, at(3.5));

  const realtime = (await billsOf(merchant, 'realtime')).filter(
    ({ agentId }) => agentId === master.memberId,
  );
  expect(
    realtime.map(({ figureMinor, dueMinor, owedOutMinor }) => [
      figureMinor,
      dueMinor,
      owedOutMinor,
    ]),
  ).toEqual([
    [2_000_000, 10_000, 0],
    [-2_000_000, 0, -10_000],
    [3_000_000, 5_000, 0],
  ]);
  expect(dayOne).toBe(10_000);
  // Nobody's commission goes down: what too much was paid comes off the next bills.
  expect(afterVoid).toBe(dayOne);
});

test('an upline that does not pay is frozen, who waits is paid by the guarantee, and paying back frees', async () => {
  const merchant = merchantOf('gamma');
  const { currency } = merchant.config;
  const { master, agent, sub, player } = await openLine('gamma', { cashMinor: 5_000_000 });
  await agree(platform, { upline: master, agent, kind: 'dividend', terms: flat(40_000) });
  await agree(platform, { upline: agent, agent: sub, kind: 'dividend', terms: flat(30_000) });
  const week = new Date(DAY.getTime() - 21 * 24 * HOUR_MS);
  await settleIn(merchant, week);
  await playAt(platform, merchant, player.memberId, {
    at: new Date(week.getTime() + 8 * 24 * HOUR_MS),
    stakeMinor: 10_000_000,
    payoutMinor: 0,
  });
  // The master spends what it is paid before it pays: here it never had it.
  await sql`update agent_contract set terms = ${JSON.stringify(flat(1))}::jsonb
    where merchant_id = ${merchant.id} and upline_id is null and kind = 'dividend'`.execute(
    platform.database,
  );
  await platform.database.transaction().execute(async (tx) =>
    postTransfer(tx, {
      merchantId: merchant.id,
      scope: 'test',
      key: 'fund the guarantee',
      kind: 'guarantee_funded',
      lines: [
        {
          accountId: await openHouseAccount(tx, merchant.id, 'house', currency),
          amountMinor: -3_500_000,
        },
        {
          accountId: await openHouseAccount(tx, merchant.id, 'guarantee', currency),
          amountMinor: 3_500_000,
        },
      ],
    }),
  );

  await settleUntil(platform, merchant, DAY);
  const open = (await billsOf(merchant, 'dividend')).filter(({ dueMinor }) => dueMinor > 0);
  expect(open.map(({ agentId, dueMinor, state }) => [agentId, dueMinor, state])).toEqual(
    expect.arrayContaining([
      [agent.memberId, expect.any(Number), 'PART'],
      [sub.memberId, expect.any(Number), expect.stringMatching(/PART|INSUFFICIENT/)],
    ]),
  );
  await sql`update contract_bill set calculated_at = calculated_at - interval '25 hours'
    where merchant_id = ${merchant.id}`.execute(platform.database);
  await Promise.all(Array.from({ length: 4 }, () => runContracts(platform.database, merchant)));

  const frozen = await platform.call(master, offerContract, {
    memberId: agent.memberId,
    kind: 'daily',
    terms: [...flat(10)],
    requestId: crypto.randomUUID(),
  });
  expect(frozen).toMatchObject({ refusal: 'agent_frozen' });
  const given = await platform.call(master, agentBills, {
    side: 'given',
    kind: 'dividend',
    state: 'DEFAULTED',
  });
  if (!given.ok) throw new Error(given.refusal);
  const [bill] = given.value.items;
  expect(bill?.owedMinor).toBeGreaterThan(0);
  const pay = (requestId: string) =>
    platform.call(master, payAgentBill, {
      billId: bill?.billId ?? 0,
      requestId,
      paymentPassword: PIN,
    });
  const requestId = crypto.randomUUID();
  const paid = await Promise.all(Array.from({ length: 8 }, () => pay(requestId)));
  expect(new Set(paid.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(paid[0]).toMatchObject({ value: { takenMinor: bill?.owedMinor } });
  expect(await pay(crypto.randomUUID())).toMatchObject({ refusal: 'bill_unpayable' });
  const free = await platform.call(master, offerContract, {
    memberId: agent.memberId,
    kind: 'daily',
    terms: [...flat(10)],
    requestId: crypto.randomUUID(),
  });
  expect(free).toMatchObject({ ok: true });
  // What each was due they have, whoever paid it.
  const { rows } = await sql<{ wrong: number }>`select count(*)::int as wrong from contract_bill
    where merchant_id = ${merchant.id} and kind = 'dividend' and upline_id = ${master.memberId}
      and (paid_minor <> due_minor or repaid_minor <> guaranteed_minor)`.execute(platform.database);
  expect(rows).toEqual([{ wrong: 0 }]);
});

test('a period that is counted again changes only what has changed, and pays the difference once', async () => {
  const merchant = merchantOf('omega');
  const { master, agent, player } = await openLine('omega');
  await agree(platform, { upline: master, agent, kind: 'daily', terms: flat(300) });
  await settleIn(merchant, DAY);
  await playAt(platform, merchant, player.memberId, {
    at: at(5),
    stakeMinor: 1_000_000,
    payoutMinor: 0,
  });
  await settleUntil(platform, merchant, at(24));
  const before = await commissionOf(merchant, agent.memberId);
  const recount = async () => {
    const { rows } = await sql<{ written: number }>`
      select recount_period(${merchant.id}, 'daily', 'UTC', ${DAY}) as written`.execute(
      platform.database,
    );
    return rows[0]?.written;
  };

  expect(await recount()).toBe(0);
  await sql`update team_day set valid_minor = valid_minor + 500000
    where merchant_id = ${merchant.id} and day = ${DAY}::timestamptz::date`.execute(
    platform.database,
  );
  expect(await recount()).toBe(2);
  expect(await recount()).toBe(0);
  await runContracts(platform.database, merchant);
  await runContracts(platform.database, merchant);

  expect(await commissionOf(merchant, agent.memberId)).toBe(before + 1500);
});

test.each([
  ['day', 'Europe/Berlin', '2026-03-29T10:00:00Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['day', 'Europe/Berlin', '2026-10-25T10:00:00Z', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  [
    'week',
    'America/New_York',
    '2026-03-08T12:00:00Z',
    '2026-03-02T05:00:00Z',
    '2026-03-09T04:00:00Z',
  ],
  ['semimonth', 'UTC', '2026-02-16T00:00:00Z', '2026-02-16T00:00:00Z', '2026-03-01T00:00:00Z'],
  ['semimonth', 'UTC', '2026-02-15T23:59:59Z', '2026-02-01T00:00:00Z', '2026-02-16T00:00:00Z'],
  ['month', 'Asia/Yangon', '2026-12-31T17:29:59Z', '2026-11-30T17:30:00Z', '2026-12-31T17:30:00Z'],
  ['hour', 'Asia/Yangon', '2026-06-01T00:10:00Z', '2026-05-31T23:30:00Z', '2026-06-01T00:30:00Z'],
  ['slot', 'UTC', '2026-06-01T00:14:59Z', '2026-06-01T00:10:00Z', '2026-06-01T00:15:00Z'],
])(
  'the %s in %s that holds %s runs from %s to %s',
  async (period, zone, moment, startsAt, endsAt) => {
    const { rows } = await sql<{ startsAt: Date; endsAt: Date }>`
    select * from contract_span(${period}, ${zone}, ${moment}::timestamptz)`.execute(
      platform.database,
    );

    expect(rows.map((row) => [row.startsAt.getTime(), row.endsAt.getTime()])).toEqual([
      [Date.parse(startsAt), Date.parse(endsAt)],
    ]);
  },
);

/** Written from the domain’s rules alone: what each agent’s salary of a day is. */
const slowSalaries = (
  uplines: ReadonlyMap<number, number>,
  rates: ReadonlyMap<number, number>,
  bets: readonly { memberId: number; validMinor: number }[],
): Map<number, number> => {
  const teamOf = new Map<number, number>();
  for (const { memberId, validMinor } of bets)
    for (let above = uplines.get(memberId); above !== undefined; above = uplines.get(above))
      teamOf.set(above, (teamOf.get(above) ?? 0) + validMinor);
  const gross = (agent: number) =>
    Math.floor(((rates.get(agent) ?? 0) * (teamOf.get(agent) ?? 0)) / 100_000);
  return new Map(
    [...rates.keys()].map((agent) => {
      const below = [...rates.keys()].filter((each) => uplines.get(each) === agent);
      return [agent, gross(agent) - below.reduce((sum, each) => sum + gross(each), 0)];
    }),
  );
};

test('random trees, rates and bets: each is paid as a slow count says, and no line costs more than its top', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ under: fc.nat(), rate: fc.nat({ max: 500 }), isAgent: fc.boolean() }), {
        minLength: 2,
        maxLength: 8,
      }),
      fc.array(
        fc.record({
          who: fc.nat(),
          stake: fc.integer({ min: 1, max: 5_000_000 }),
          isVoid: fc.boolean(),
        }),
        { maxLength: 8 },
      ),
      async (seats, rounds) => {
        const code = `rand${run % RUNS}`;
        run += 1;
        const merchant = merchantOf(code);
        const master = await openTeamPerson(platform, { type: 1, code });
        const agents = [master];
        const players: TeamPerson[] = [];
        const uplines = new Map<number, number>();
        const rates = new Map([[master.memberId, 500]]);
        for (const { under, rate, isAgent } of seats) {
          const above = agents[under % agents.length] ?? master;
          const person = await openTeamPerson(platform, {
            type: isAgent ? 2 : 0,
            code,
            under: above,
            cashMinor: 100_000_000,
          });
          uplines.set(person.memberId, above.memberId);
          if (!isAgent) players.push(person);
          else {
            agents.push(person);
            const most = rates.get(above.memberId) ?? 0;
            const given = Math.min(rate, most);
            if (given === 0) continue;
            await agree(platform, {
              upline: above,
              agent: person,
              kind: 'daily',
              terms: flat(given),
            });
            rates.set(person.memberId, given);
          }
        }
        await settleIn(merchant, DAY);
        const counted: { memberId: number; validMinor: number }[] = [];
        for (const { who, stake, isVoid } of rounds) {
          const player = players[who % Math.max(1, players.length)];
          if (!player) continue;
          const id = await playAt(platform, merchant, player.memberId, {
            at: at(6),
            stakeMinor: stake,
            payoutMinor: 0,
          });
          if (isVoid) {
            await voidBet(platform.database, merchant, {
              vendorCode: 'TESTER',
              transactionId: id,
              memberId: player.memberId,
            });
            await sql`update bet set voided_at = ${at(7)} where merchant_id = ${merchant.id} and transaction_id = ${id}`.execute(
              platform.database,
            );
          } else counted.push({ memberId: player.memberId, validMinor: stake });
        }
        await settleUntil(platform, merchant, at(24));
        await Promise.all(
          Array.from({ length: 3 }, () => runContracts(platform.database, merchant)),
        );

        const { rows } = await sql<{ agentId: number; paid: number }>`
          select agent_id, sum(paid_minor)::bigint as paid from contract_bill
            where merchant_id = ${merchant.id} and kind = 'daily' and agent_id = any(${[...rates.keys()]}::bigint[])
            group by agent_id`.execute(platform.database);
        const paid = new Map(rows.map((row) => [row.agentId, row.paid]));
        const slow = slowSalaries(uplines, rates, counted);
        for (const [agentId, minor] of slow) expect(paid.get(agentId) ?? 0).toBe(minor);
        const total = [...paid.values()].reduce((sum, each) => sum + each, 0);
        const top = counted.reduce((sum, { validMinor }) => sum + validMinor, 0);
        expect(total).toBeLessThanOrEqual(Math.floor((top * 500) / 100_000));
      },
    ),
    { numRuns: RUNS },
  );
});
