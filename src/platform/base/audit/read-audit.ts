import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';

/** An entry of the log, all as text as it was hashed, but for the numbers. */
export interface AuditEntry {
  merchantId: number;
  /** The brand's code; null for the chain of the installation. */
  merchant: string | null;
  seq: number;
  /** RFC 3339 in UTC, with microseconds. */
  at: string;
  actor: string;
  action: string;
  subject: string;
  reason: string;
  /** JSON, as PostgreSQL writes it. */
  facts: string;
  previousHash: string;
  hash: string;
}

/** Which entries are read. */
export interface AuditQuery {
  /** One chain alone; null for all. */
  merchantId: number | null;
  /** What they are about, such as `withdrawal 12`. */
  subject?: string | undefined;
  limit: number;
}

const columns = sql`e.merchant_id as "merchantId", m.code as merchant, e.seq,
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.actor, e.action,
  e.subject, e.reason, e.facts::text as facts, e.previous_hash as "previousHash", e.hash`;

/** The newest entries, the newest first. */
export const readAudit = async (
  database: Database,
  { merchantId, subject, limit }: AuditQuery,
): Promise<AuditEntry[]> => {
  const { rows } = await sql<AuditEntry>`select ${columns}
    from audit_entry e left join merchant m on m.id = e.merchant_id
    where (${merchantId}::bigint is null or e.merchant_id = ${merchantId})
      and (${subject ?? null}::text is null or e.subject = ${subject ?? null})
    order by e.at desc, e.merchant_id, e.seq desc limit ${limit}`.execute(database);
  return rows;
};

const BATCH = 1000;

/**
 * Every entry of one chain in its order, read in parts.
 *
 * @yields entries from the first to the last
 */
export async function* eachAuditEntry(
  database: Database,
  merchantId: number,
): AsyncGenerator<AuditEntry> {
  let after = -1;
  for (;;) {
    const { rows } = await sql<AuditEntry>`select ${columns}
      from audit_entry e left join merchant m on m.id = e.merchant_id
      where e.merchant_id = ${merchantId} and e.seq > ${after}
      order by e.seq limit ${BATCH}`.execute(database);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.seq;
  }
}
