import { contractKinds, type ContractKind, ladderOf } from '#domain/agents/contract-terms.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachBrandByItself } from '../../base/jobs/run-isolated.ts';
import type { Job, JobContext } from '../../base/jobs/run-jobs.ts';
import { IS_OPEN_DIVIDEND } from './bill-rows.ts';
import { makeLinkOffers } from './link-offers.ts';
import { periodOf } from './change-contract.ts';
import { readDueBrands, withLadderNoted } from './due-contracts.ts';

/** So many periods are worked out in one transaction. */
const PERIODS_AT_ONCE = 24;
/** So many bills are paid in one transfer. */
const BILLS_AT_ONCE = 1000;
/** Dividends lock accounts one by one. */
const DIVIDENDS_AT_ONCE = 100;
/** Money goes down a level in each; whatever is left, such as of a bill that somebody holds, waits for the next run. */
const MOST_ROUNDS = 50;

/**
 * Everything that the clock does to a brand's contracts: the brand's ladder reaches its masters, the
 * periods that are over are worked out, offers expire, contracts begin and end, who registered by a link is offered what it
 * carries, and bills are paid.
 * Any number of processes may do it at once.
 */
export const runContracts = async (database: Database, merchant: Merchant): Promise<void> => {
  const { id, config } = merchant;
  const { contracts } = config.agents;
  for (const kind of contractKinds) {
    const terms = ladderOf(contracts, kind);
    await sql`select sync_house_contracts(${id}, ${kind}, ${terms === null ? null : JSON.stringify(terms)}::jsonb,
      ${periodOf(merchant, kind)}, ${config.timeZone})`.execute(database);
  }
  const until = await readGatheredUntil(database, id);
  if (until) for (const kind of contractKinds) await settleKind(database, merchant, kind, until);
  await sql`select step_contracts(${id})`.execute(database);
  await makeLinkOffers(database, merchant);
  await payBills(database, merchant);
};

/** Until when the teams' figures are gathered: a period that ends later is not looked at yet. */
const readGatheredUntil = async (database: Database, merchantId: number): Promise<Date | null> => {
  const { rows } = await sql<{ until: Date | null }>`
    select nullif(gathered_until, '-infinity') as until from team_gathered
      where merchant_id = ${merchantId}`.execute(database);
  return rows[0]?.until ?? null;
};

const settleKind = async (
  database: Database,
  merchant: Merchant,
  kind: ContractKind,
  until: Date,
): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ done: number }>`
      select settle_contracts(${merchant.id}, ${kind}, ${periodOf(merchant, kind)}, ${merchant.config.timeZone},
        ${until}, ${PERIODS_AT_ONCE}) as done`.execute(database);
    if ((rows[0]?.done ?? 0) < PERIODS_AT_ONCE) return;
  }
};

const payBills = async (database: Database, { id, config }: Merchant): Promise<void> => {
  const { currency } = config;
  const { payHours, guaranteed } = config.agents.contracts;
  for (let paid = 1; paid > 0;) {
    const { rows } = await sql<{ paid: number }>`
      select pay_salaries(${id}, ${currency}, ${BILLS_AT_ONCE}) as paid`.execute(database);
    paid = rows[0]?.paid ?? 0;
  }
  // What is paid to somebody may be owed to those below, whose bills were looked at before.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await payOwed(database, { id, currency });
    if (!(await canPay(database, { id, currency }))) break;
  }
  for (let bill: number | null = 1; bill !== null;) {
    const { rows } = await sql<{ bill: number | null }>`
      select default_dividend(${id}, ${currency}, ${payHours}, ${guaranteed}) as bill`.execute(
      database,
    );
    bill = rows[0]?.bill ?? null;
  }
  if (guaranteed) await sql`select pay_guaranteed(${id}, ${currency})`.execute(database);
};

interface Paying {
  id: number;
  currency: string;
}

/** Pays what uplines owe out of their commission: what they did not pay in time first. */
const payOwed = async (database: Database, { id, currency }: Paying): Promise<void> => {
  for (let taken = 1; taken > 0;) {
    const { rows } = await sql<{ taken: number }>`
      select collect_defaults(${id}, ${currency}, ${DIVIDENDS_AT_ONCE}) as taken`.execute(database);
    taken = rows[0]?.taken ?? 0;
  }
  for (let after = 0; ;) {
    const { rows } = await sql<{ looked: number; lastId: number }>`
      select looked, last_id from pay_dividends(${id}, ${currency}, ${after}, ${DIVIDENDS_AT_ONCE})`.execute(
      database,
    );
    const [step] = rows;
    if (!step || step.looked < DIVIDENDS_AT_ONCE) return;
    after = step.lastId;
  }
};

/** Whether any upline owes something on a dividend and has commission to pay it from. */
const canPay = async (database: Database, { id, currency }: Paying): Promise<boolean> => {
  const { rows } = await sql`select from contract_bill b
    join account a on a.merchant_id = b.merchant_id and a.kind = 'commission' and a.member_id = b.upline_id
      and a.currency = ${currency}
    where b.merchant_id = ${id} and b.upline_id is not null and ${IS_OPEN_DIVIDEND} and a.balance > 0 limit 1`.execute(
    database,
  );
  return rows.length > 0;
};

/** Settles and pays the contracts of all brands with agents; a brand in which nothing is due costs a share of one query. */
export const runAllContracts = async ({ database, merchants }: ContractContext): Promise<void> => {
  const withAgents = merchants().filter(({ config }) => config.flags.AGENTPOLICY3);
  await eachBrandByItself(
    database,
    'contracts',
    await readDueBrands(database, withAgents),
    (merchant) => withLadderNoted(database, merchant, () => runContracts(database, merchant)),
  );
};

/** What contracts need of a job. */
type ContractContext = Pick<JobContext, 'database' | 'merchants'>;

/** Real time is every five minutes. */
export const contractJob: Job = { name: 'contracts', everyMs: 15_000, run: runAllContracts };
