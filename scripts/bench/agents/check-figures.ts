import type { Connection } from '#platform/base/database/connect.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { gatherTeams, regatherTeams } from '#platform/play/teams/gather-teams.ts';
import { FIGURES } from './make-figures.ts';

/** Of each table how many rows it has, and one number for all that is in them. */
const readSums = async (owner: Connection['pool'], merchantId: number): Promise<string[]> => {
  const sums: string[] = [];
  for (const table of FIGURES) {
    const { rows } = await owner.query<{ sum: string }>(
      `select count(*) || ' rows, ' || sum(hashtextextended(t::text, 0)::numeric) as sum from ${table} t where merchant_id = $1`,
      [merchantId],
    );
    sums.push(`${table}: ${rows[0]?.sum ?? ''}`);
  }
  return sums;
};

/**
 * Gathers by the job what was generated.
 *
 * @throws when anything of it is different
 */
export const checkFigures = async (
  owner: Connection['pool'],
  database: Database,
  merchant: Merchant,
  until: Date,
): Promise<void> => {
  const generated = await readSums(owner, merchant.id);
  await regatherTeams(database, merchant);
  await gatherTeams(database, merchant, { until });
  const gathered = await readSums(owner, merchant.id);
  const wrong = generated.filter((sum, at) => sum !== gathered[at]);
  if (wrong.length > 0)
    throw new Error(`generated, not as gathered: ${wrong.join('; ')} — ${gathered.join('; ')}`);
};
