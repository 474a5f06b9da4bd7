import type { ContractKind } from '#domain/agents/contract-terms.ts';
import { runAllContracts } from '#platform/money/contracts/run-contracts.ts';
import { gatherTeams } from '#platform/play/teams/gather-teams.ts';
import type { Bench } from './as-agent.ts';
import { BETS_EACH } from './make-month.ts';
import { measureCost, type Cost } from './measure-cost.ts';

const MINUTES = 60_000;
const SLOT = 5 * MINUTES;

/** What the job does of contracts, as a server does it. */
const runJob = ({ opened, merchant }: Bench): Promise<void> =>
  runAllContracts({ database: opened.database, merchants: () => [merchant] });

const settledUntil = ({ owner, tree }: Bench, kind: ContractKind, until: Date): Promise<unknown> =>
  owner.query(MARK, [tree.merchantId, kind, until]);

const MARK = `insert into contract_run (merchant_id, kind, settled_until) values ($1, $2, $3)
  on conflict (merchant_id, kind) do update set settled_until = excluded.settled_until, due_at = '-infinity'`;

const readPaid = async ({ owner, tree }: Bench, kind: ContractKind, since: Date) => {
  const { rows } = await owner.query<{ bills: number; paid: number }>(
    `select count(*)::int as bills, count(*) filter (where state in ('PAID', 'NOT_REACHED'))::int as paid
      from contract_bill where merchant_id = $1 and kind = $2 and starts_at >= $3`,
    [tree.merchantId, kind, since],
  );
  const { bills, paid } = rows[0] ?? { bills: 0, paid: 0 };
  if (bills === 0 || paid !== bills) throw new Error(`${paid} of ${bills} ${kind} bills are paid`);
  return bills;
};

/** Several days of daily salaries, one after the other: worked out and paid. */
export const measureDays = async (bench: Bench, days: number): Promise<Cost> => {
  const { owner, tree, merchant } = bench;
  const { rows } = await owner.query<{ at: Date }>(
    `select (date_trunc('day', now(), $1) at time zone $1 - n * interval '1 day') at time zone $1 as at
      from generate_series($2::int, 1, -1) n`,
    [merchant.config.timeZone, days],
  );
  const before = await owner.query<{ until: Date }>(
    'select gathered_until as until from team_gathered where merchant_id = $1',
    [tree.merchantId],
  );
  const costs: Cost[] = [];
  for (const { at } of rows) {
    await settledUntil(bench, 'daily', at);
    await gatheredUntil(bench, new Date(at.getTime() + 24 * 60 * MINUTES));
    const cost = await measureCost(owner, () => runJob(bench));
    costs.push({ ...cost, things: await readPaid(bench, 'daily', at) });
  }
  await gatheredUntil(bench, before.rows[0]?.until ?? new Date());
  return medianOf(costs);
};

/** Real time: each round is five minutes of bets, gathered before. */
export const measureSlots = async (
  bench: Bench,
  members: number,
  { from, rounds }: { from: Date; rounds: number },
): Promise<Cost> => {
  const { owner, opened, merchant, tree } = bench;
  const costs: Cost[] = [];
  let at = new Date(Math.ceil(from.getTime() / SLOT) * SLOT);
  await settledUntil(bench, 'realtime', at);
  // The house's contracts of other kinds are written by the first run.
  await runJob(bench);
  for (let round = 0; round < rounds; round += 1) {
    const end = new Date(at.getTime() + SLOT);
    await owner.query(PLAY, [tree.merchantId, tree.top, members, fiveMinutes(members), at]);
    await gatherTeams(opened.database, merchant, { until: end });
    const cost = await measureCost(owner, () => runJob(bench));
    costs.push({ ...cost, things: await readPaid(bench, 'realtime', at) });
    at = end;
  }
  return medianOf(costs);
};

const fiveMinutes = (members: number): number =>
  Math.max(1, Math.round((members * BETS_EACH) / (30 * 24 * 12)));

const PLAY = `insert into bet (merchant_id, member_id, vendor_code, transaction_id, game_type, currency, stake_minor,
    status, payout_minor, valid_minor, transfer_id, settled_at)
  select $1, $2 + floor(random() * $3), 'V1', gen_random_uuid(), 'RNG', 'USD', 1000000, 'settled', 0, 1000000, 0,
      $5::timestamptz + interval '1 second' + random() * interval '4 minutes'
    from generate_series(1, $4::int)`;

/** Lets figures be gathered only until a moment: later days are not looked at yet. */
export const gatheredUntil = ({ owner, tree }: Bench, until: Date): Promise<unknown> =>
  owner.query('update team_gathered set gathered_until = $2 where merchant_id = $1', [
    tree.merchantId,
    until,
  ]);

const medianOf = (costs: readonly Cost[]): Cost => {
  const middle = (of: (cost: Cost) => number) =>
    costs.map(of).toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
  return {
    seconds: middle(({ seconds }) => seconds),
    processor: middle(({ processor }) => processor),
    things: middle(({ things }) => things),
  };
};
