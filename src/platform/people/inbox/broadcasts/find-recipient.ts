import { sql } from '../../../base/database/sql.ts';
import type { Database } from '../../../base/database/tables.ts';
import { audienceCondition } from './broadcast-audience.ts';

/** A member to whom a message can be written, or why none can. */
export type Recipient =
  | { ok: true; memberId: number }
  | { ok: false; reason: 'no_member' | 'trial' | 'not_active' | 'no_offers' };

/**
 * Finds the member of an account for a message of a kind.
 *
 * @param username in whatever case
 */
export const findRecipient = async (
  database: Database,
  merchantId: number,
  username: string,
  kind: 'mail' | 'promotion',
): Promise<Recipient> => {
  const { rows } = await sql<{ id: number; type: number; status: string; isMeant: boolean }>`
    select m.id, m.type, m.status, ${audienceCondition(kind, {})} as is_meant from member m
      where m.merchant_id = ${merchantId} and m.username = ${username.toLowerCase()}`.execute(
    database,
  );
  const [member] = rows;
  if (!member) return { ok: false, reason: 'no_member' };
  if (member.isMeant) return { ok: true, memberId: member.id };
  if (member.type === 4) return { ok: false, reason: 'trial' };
  return { ok: false, reason: member.status === 'active' ? 'no_offers' : 'not_active' };
};
