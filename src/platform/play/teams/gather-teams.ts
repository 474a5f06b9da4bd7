import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachBrandByItself } from '../../base/jobs/run-isolated.ts';
import type { Job, JobContext } from '../../base/jobs/run-jobs.ts';

/** Bets of one step: what is lost when it is cut off, and what is in memory. */
const MOST_BETS = 20_000;

type Gathered = Pick<Merchant, 'id' | 'config'>;

/**
 * Adds to the figures of a brand's teams what happened since they were last gathered, step by step, each a transaction that
 * moves the brand's mark: cut off anywhere, and however many processes do it, each moment is counted once.
 *
 * @param options.until everything until then; as far as all of it is certain to be visible when left out
 */
export const gatherTeams = async (
  database: Database,
  merchant: Gathered,
  { until = null, mostBets = MOST_BETS }: { until?: Date | null; mostBets?: number } = {},
): Promise<void> => {
  await sql`insert into team_gathered (merchant_id) values (${merchant.id})
    on conflict do nothing`.execute(database);
  for (let more = true; more;)
    more = await database
      .transaction()
      .execute((tx) => gatherStep(tx, merchant, { until, mostBets }));
};

/**
 * Gathers the figures of a brand's teams again from nothing, for moments that were written into the past. In one transaction:
 * until it commits everybody reads the figures of before.
 */
export const regatherTeams = (
  database: Database,
  merchant: Gathered,
  { mostBets = MOST_BETS }: { mostBets?: number } = {},
): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql<{ until: string }>`
      select forget_teams(${merchant.id})::text as until`.execute(tx);
    // As far as they reached before, at least: nobody's figures go back.
    const least = rows[0]?.until ?? '-infinity';
    for (const until of [null, least])
      for (let more = true; more;) more = await gatherStep(tx, merchant, { until, mostBets });
  });

/** @returns whether there may be more */
const gatherStep = async (
  tx: OpenTransaction,
  { id, config }: Gathered,
  { until, mostBets }: { until: Date | string | null; mostBets: number },
): Promise<boolean> => {
  const { rows } = await sql<{ more: boolean }>`
    select gather_team_step(${id}, ${config.timeZone}, ${until}::timestamptz, ${mostBets}) as more`.execute(
    tx,
  );
  return rows[0]?.more ?? false;
};

/** Those of some brands in which anything happened that is not gathered yet; one query, however many brands. */
export const readTeamsDue = async <Brand extends Gathered>(
  database: Database,
  merchants: readonly Brand[],
): Promise<Brand[]> => {
  if (merchants.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select team_brands_due(${merchants.map(({ id }) => id)}::bigint[]) as id`.execute(database);
  const due = new Set(rows.map(({ id }) => id));
  return merchants.filter(({ id }) => due.has(id));
};

/** Gathers the teams of every brand that has agents; one in which nothing happened costs a share of one query. */
export const gatherAllTeams = async ({
  database,
  merchants,
}: Pick<JobContext, 'database' | 'merchants'>): Promise<void> => {
  const withAgents = merchants().filter(({ config }) => config.flags.AGENTPOLICY3);
  await eachBrandByItself(database, 'teams', await readTeamsDue(database, withAgents), (merchant) =>
    gatherTeams(database, merchant),
  );
};

export const teamJob: Job = { name: 'gatherTeams', everyMs: 15_000, run: gatherAllTeams };
