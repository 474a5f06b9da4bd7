import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serverLogin } from '#platform/base/database/server-login.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { fundGuarantee } from '#platform/money/contracts/fund-guarantee.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { expectPaidOnce } from '../support/bills-in-ledger.ts';
import {
  agree,
  contractBrand,
  DAY,
  flat,
  HOUR_MS,
  mondayBefore,
  playAt,
  settleIn,
} from '../support/contracts.ts';
import { type Killable, killServer, startProgram } from '../support/killable-server.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { openMerchant } from '../support/money.ts';
import { operator } from '../support/operator.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { inProof, proofSeed } from '../support/proof.ts';
import { seededChoice } from '../support/seeded-choice.ts';
import { slowDividends, slowSalaries, type SlowBet } from '../support/slow-contracts.ts';

const SETTLER = path.resolve(import.meta.dirname, '../support/settle-contracts.ts');
const PROCESSES = inProof(3, 8);
const KILLS = inProof(10, 50);
/** So much of the past is settled between two kills: two weeks and some hours in all of them. */
const STEP_HOURS = 350 / KILLS;
/** A Monday: dividends are by the week. */
const START = mondayBefore(DAY, 3);
/** Before these kills a dividend of the first week is a day too old: the kill is amid its default. */
const LATE: readonly number[] = inProof([6, 7], [30, 35]);
const GUARANTEE_MINOR = 4_000_000;
const RATES = { dividend: [40_000, 30_000, 20_000], salary: [500, 300, 100] } as const;
const SALARIES = ['daily', 'hourly', 'realtime'] as const;

let platform: TestPlatform;
let merchant: Merchant;
/** Master, the master's agents, and below these. */
const levels: TeamPerson[][] = [[], [], []];
const uplines = new Map<number, number>();
const bets: SlowBet[] = [];
/** Who earns a salary by the bets of each step. */
const earners: number[][] = [];
const faults: string[] = [];
const { random, upTo, oneOf } = seededChoice(proofSeed);

const afterHours = (hours: number): Date => new Date(START.getTime() + hours * HOUR_MS);

const openBelow = async (under: TeamPerson, level: number): Promise<TeamPerson> => {
  const agent = await openTeamPerson(platform, { type: 2, under });
  uplines.set(agent.memberId, under.memberId);
  levels[level]?.push(agent);
  for (const kind of ['dividend', ...SALARIES] as const) {
    const rates = kind === 'dividend' ? RATES.dividend : RATES.salary;
    await agree(platform, { upline: under, agent, kind, terms: flat(rates[level] ?? 0) });
  }
  return agent;
};

const openTeam = async (): Promise<TeamPerson[]> => {
  const master = await openTeamPerson(platform, { type: 1 });
  levels[0]?.push(master);
  const players: TeamPerson[] = [];
  for (let each = 0; each < 2; each += 1) {
    const agent = await openBelow(master, 1);
    for (let below = 0; below < 3; below += 1) {
      const sub = await openBelow(agent, 2);
      const player = await openTeamPerson(platform, { under: sub, cashMinor: 1_000_000_000 });
      uplines.set(player.memberId, sub.memberId);
      players.push(player);
    }
  }
  return players;
};

const uplinesOf = (memberId: number): number[] => {
  const above = uplines.get(memberId);
  return above === undefined ? [] : [above, ...uplinesOf(above)];
};

const play = async (memberId: number, hours: number, stakeMinor: number, payoutMinor: number) => {
  const at = afterHours(hours);
  await playAt(platform, merchant, memberId, { at, stakeMinor, payoutMinor });
  bets.push({ memberId, at: at.getTime(), stakeMinor, payoutMinor });
};

beforeAll(async () => {
  const brand = contractBrand('alpha');
  platform = await startTestPlatform([brand], { jobs: false });
  merchant = await openMerchant(platform.database, brand);
  const players = await openTeam();
  await settleIn(platform, merchant, START);
  await fundGuarantee(
    platform.database,
    merchant,
    { amountMinor: GUARANTEE_MINOR, key: 'first' },
    operator,
  );
  // The first agent owes two below what the third below has won from it.
  for (const [place, { memberId }] of players.slice(0, 3).entries())
    await play(memberId, random(), 20_000_000, place === 0 ? 60_000_000 : 0);
  for (let step = 0; step < KILLS; step += 1) {
    // Each plays once at least: who has earned nothing has no bill.
    const place = step < players.length ? step : upTo(players.length);
    const player = players[place]?.memberId ?? 0;
    const stakeMinor = 100_000 + upTo(2_000_000);
    const share = place === 0 ? 2 : place < 3 ? 0 : random() * 0.8;
    const hours = (step + random()) * STEP_HOURS;
    await play(player, hours, stakeMinor, Math.floor(stakeMinor * share));
    earners.push(uplinesOf(player));
  }
});

afterAll(async () => {
  // Where the test failed they would settle on beside the files that follow.
  await Promise.all([...settlers.values()].map(killServer));
  await platform.close();
});

/** What is held, so that whoever settles waits amid a transaction of its own. */
const gates: readonly ((kind: string, agent: number) => [string, unknown[]])[] = [
  () => ['lock table team_day in share mode', []],
  () => ['lock table contract_bill in share mode', []],
  () => ['lock table entry in share mode', []],
  () => ['lock table transfer in share mode', []],
  (kind) => [
    'select from contract_run where merchant_id = $1 and kind = $2 for update',
    [merchant.id, kind],
  ],
  (_, agent) => [
    `select from account where merchant_id = $1 and kind = 'commission' and member_id = $2 for update`,
    [merchant.id, agent],
  ],
  () => ['select lock_contracts($1)', [merchant.id]],
];

const hold = async ([query, values]: [string, unknown[]]) => {
  const holder = new Client({ connectionString: platform.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  const held = await holder.query(query, values);
  // An account comes with the first that is paid into it: until then there is nothing to wait for.
  if (held.command === 'SELECT' && held.rowCount === 0)
    await holder.query('lock table entry in share mode');
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  return { holder: rows[0]?.pid ?? 0, letGo: () => holder.end() };
};

/** Lets one dividend that cannot be paid be too old; one that is about to be paid would be. Returns whether there was one. */
const makeLate = async (): Promise<boolean> => {
  const { rows } =
    await sql`update contract_bill set calculated_at = calculated_at - interval '3 days'
    where merchant_id = ${merchant.id} and id = (select min(id) from contract_bill
      where merchant_id = ${merchant.id} and kind = 'dividend' and upline_id is not null
        and state in ('PART', 'INSUFFICIENT') and calculated_at > now() - interval '1 day')
    returning id`.execute(platform.database);
  return rows.length > 0;
};

/** Those that wait for what somebody holds. */
const readWaiting = async (holder: number) => {
  const { rows } = await sql<{ pid: number; name: string }>`
    select pid, application_name as name from pg_stat_activity
      where datname = current_database() and application_name like 'settler %'
        and ${holder} = any (pg_blocking_pids(pid)) order by 1`.execute(platform.database);
  return rows;
};

const settlers = new Map<string, Killable>();
let until = START;

const tellUntil = ({ stdin }: ChildProcess): unknown => stdin?.write(`${until.toISOString()}\n`);

const startSettler = async (name: string): Promise<void> => {
  const url = serverLogin(platform.databaseUrl)?.url ?? platform.databaseUrl;
  const settler = await startProgram(SETTLER, [url, 'alpha', name]);
  settler.child.stdout?.on('data', (text: Buffer) => faults.push(text.toString()));
  settlers.set(name, settler);
  tellUntil(settler.child);
};

/** Kills one of those that wait: its connection, or its whole process, of which the database does not hear. */
const killOne = async (kill: number, holder: number): Promise<string> => {
  const isThere = async () => {
    const found = await readWaiting(holder);
    return found.length > 0 && found;
  };
  const waiting = await vi.waitUntil(isThere, { timeout: 900_000 });
  const { pid, name } = oneOf(waiting);
  const settler = settlers.get(name);
  if (kill % 4 !== 0 || !settler) {
    await sql`select pg_terminate_backend(${pid})`.execute(platform.database);
    return 'connection';
  }
  await killServer(settler);
  return name;
};

/** What the settlers have not done yet. */
const readOpen = async () => {
  const { rows } = await sql<{ open: string }>`
    select 'settled ' || kind as open from contract_run
      where merchant_id = ${merchant.id} and kind <> 'dividend' and settled_until < ${until}
    union all
    select kind || ' ' || state from contract_bill where merchant_id = ${merchant.id}
      and (state = 'CALCULATED' or state = 'PAYABLE' and kind <> 'dividend')`.execute(
    platform.database,
  );
  return rows.map(({ open }) => open);
};

const ratesOf = (rates: readonly number[]): ReadonlyMap<number, number> =>
  new Map(
    levels.flatMap((level, at) => level.map(({ memberId }) => [memberId, rates[at] ?? 0] as const)),
  );

const expectSlowCount = async (): Promise<void> => {
  const { rows } = await sql<{ kind: string; agentId: number; due: number; last: number[] }>`
    select kind, agent_id, sum(due_minor)::bigint + (array_agg(owed_out_minor order by id desc))[1] as due,
        array_agg(due_minor::int order by starts_at) as last
      from contract_bill where merchant_id = ${merchant.id} group by 1, 2`.execute(
    platform.database,
  );
  const had = (kind: string) => rows.filter((row) => row.kind === kind);
  const valid = bets.map(({ memberId, stakeMinor, payoutMinor }) => ({
    memberId,
    validMinor: Math.min(stakeMinor, Math.abs(payoutMinor - stakeMinor)),
  }));
  const salaries = slowSalaries(uplines, ratesOf(RATES.salary), valid);
  for (const kind of SALARIES)
    expect([kind, new Map(had(kind).map(({ agentId, due }) => [agentId, due]))]).toEqual([
      kind,
      salaries,
    ]);
  const weeks = [0, 1].map((week) =>
    bets.filter(({ at }) => Math.floor((at - START.getTime()) / (168 * HOUR_MS)) === week),
  );
  expect(new Map(had('dividend').map(({ agentId, last }) => [agentId, last]))).toEqual(
    slowDividends(uplines, ratesOf(RATES.dividend), weeks),
  );
};

test(`${PROCESSES} processes settle and pay two weeks and are killed ${KILLS} times: each bill is paid once, and is what a slow count says`, async () => {
  const names = Array.from({ length: PROCESSES }, (_, at) => `settler ${at}`);
  await Promise.all(names.map(startSettler));
  const restarted: Promise<void>[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const isLate = LATE.includes(kill);
    const { holder, letGo } = await hold(
      isLate
        ? ['lock table agent_freeze in share mode', []]
        : oneOf(gates)(oneOf([...SALARIES, 'dividend']), oneOf(earners[kill] ?? [])),
    );
    if (isLate) await expect.poll(makeLate).toBe(true);
    until = afterHours((kill + 1) * STEP_HOURS);
    for (const { child } of settlers.values()) tellUntil(child);
    const killed = await killOne(kill, holder);
    await letGo();
    if (killed !== 'connection') restarted.push(startSettler(killed));
  }
  await Promise.all(restarted);
  // The last day ends, too.
  until = afterHours(Math.ceil((KILLS * STEP_HOURS) / 24) * 24);
  for (const { child } of settlers.values()) tellUntil(child);
  await expect.poll(readOpen).toEqual([]);
  await Promise.all([...settlers.values()].map(killServer));

  expect(faults).toEqual([]);
  await expectSlowCount();
  await expectPaidOnce(platform, merchant);
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
}, 900_000);
