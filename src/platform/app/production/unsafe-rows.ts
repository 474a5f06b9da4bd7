import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Unsafe } from './unsafe.ts';

/**
 * The traces that the demo world and the sandbox leave in a database. Postings are looked at, not
 * names: nobody can hinder a start by taking a demo member's name.
 */
export const findUnsafeRows = async (database: Database): Promise<Unsafe[]> => {
  const { rows } = await sql<{ code: string; hasDemo: boolean; hasSandbox: boolean }>`
    select code,
      exists (select from transfer where merchant_id = merchant.id and scope = 'demo') as "hasDemo",
      exists (select from sandbox_payment where merchant_id = merchant.id) as "hasSandbox"
    from merchant order by code`.execute(database);
  return rows.flatMap(({ code, hasDemo, hasSandbox }) => {
    const fault = (what: string): Unsafe => ({
      where: `the database, ${code}`,
      fault: `It holds ${what}. Start with a database (DATABASE_URL) that never held any.`,
    });
    return [
      ...(hasDemo ? [fault('members and money of the demo world')] : []),
      ...(hasSandbox ? [fault('payments of the sandbox')] : []),
    ];
  });
};
