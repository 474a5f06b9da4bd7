import { createHash } from 'node:crypto';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import { type AuditEntry, eachAuditEntry } from './read-audit.ts';

/** What is wrong with a chain, and where first. */
export interface AuditError {
  merchantId: number;
  /** The entry at which it shows. */
  seq: number;
  /**
   * `changed`: the entry is not what was hashed. `missing`: entries before it are gone. `unlinked`: it
   * does not follow the one before. `cut`: entries after it are gone, or the head is another's.
   */
  fault: 'changed' | 'missing' | 'unlinked' | 'cut';
}

/** A chain that was looked at. */
export interface VerifiedChain {
  merchantId: number;
  entries: number;
  /** The hash of the last entry. A copy kept elsewhere proves later that the log was not rewritten. */
  head: string;
  fault: AuditError | null;
}

/** The hash of an entry, as `audit_hash` of the database makes it. */
export const hashOf = (entry: Omit<AuditEntry, 'merchant' | 'hash'>): string =>
  createHash('sha256')
    .update(
      [
        entry.merchantId,
        entry.seq,
        entry.at,
        entry.actor,
        entry.action,
        entry.subject,
        entry.reason,
        entry.facts,
        entry.previousHash,
      ]
        .map((part) => String(part).replaceAll('\\', '\\\\').replaceAll('\n', '\\n'))
        .join('\n'),
    )
    .digest('hex');

/** Recomputes the hashes of every chain, or of one brand's, and names the first entry of each that
 * does not match. */
export const verifyAudit = async (
  database: Database,
  merchantId: number | null,
): Promise<VerifiedChain[]> => {
  const { rows } = await sql<{ merchantId: number; seq: number; hash: string }>`
    select coalesce(h.merchant_id, e.merchant_id) as "merchantId", coalesce(h.seq, 0) as seq,
        coalesce(h.hash, '') as hash
      from audit_head h
      full join (select distinct merchant_id from audit_entry) e on e.merchant_id = h.merchant_id
      where ${merchantId}::bigint is null or coalesce(h.merchant_id, e.merchant_id) = ${merchantId}
      order by 1`.execute(database);
  const chains: VerifiedChain[] = [];
  for (const head of rows) chains.push(await verifyChain(database, head));
  return chains;
};

const verifyChain = async (
  database: Database,
  head: { merchantId: number; seq: number; hash: string },
): Promise<VerifiedChain> => {
  const { merchantId } = head;
  let before = { seq: 0, hash: '' };
  let entries = 0;
  for await (const entry of eachAuditEntry(database, merchantId)) {
    const fault = faultOf(entry, before);
    if (fault) return { merchantId, entries, head: before.hash, fault };
    before = entry;
    entries += 1;
  }
  const isWhole = before.seq === head.seq && before.hash === head.hash;
  const fault = isWhole ? null : { merchantId, seq: before.seq, fault: 'cut' as const };
  return { merchantId, entries, head: before.hash, fault };
};

const faultOf = (entry: AuditEntry, before: { seq: number; hash: string }): AuditError | null => {
  const { merchantId, seq } = entry;
  if (seq !== before.seq + 1) return { merchantId, seq, fault: 'missing' };
  if (entry.previousHash !== before.hash) return { merchantId, seq, fault: 'unlinked' };
  return hashOf(entry) === entry.hash ? null : { merchantId, seq, fault: 'changed' };
};
