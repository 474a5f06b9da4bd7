import { type Actor, recordDecision } from '../../../base/audit/record-decision.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Database } from '../../../base/database/tables.ts';
import type { Merchant } from '../../../base/endpoints/handler.ts';
import type { BroadcastTemplate } from './broadcast-template.ts';
import type { Segment } from './segment.ts';

/** A message to many, as an operator reads it. */
export interface OperatedBroadcast {
  merchant: string;
  id: number;
  name: string;
  kind: 'mail' | 'promotion';
  segment: Segment;
  state: 'SCHEDULED' | 'SENT' | 'CANCELLED';
  dueAt: Date;
  endedAt: Date | null;
  /** Members whose inbox has it. */
  reached: number;
}

/**
 * Schedules a message to a part of a brand's members; the job writes it when it is due.
 *
 * @param sending a template that was checked, to whom, and when
 * @returns its number
 */
export const scheduleBroadcast = (
  database: Database,
  merchant: Merchant,
  { template, segment, dueAt }: { template: BroadcastTemplate; segment: Segment; dueAt: Date },
  actor: Actor,
): Promise<number> =>
  database.transaction().execute(async (tx) => {
    const { name, kind, title, body, path } = template;
    const { rows } = await sql<{ id: number }>`
      insert into inbox_broadcast (merchant_id, name, kind, title, body, path, segment, due_at)
        values (${merchant.id}, ${name}, ${kind}, ${JSON.stringify(title)}::jsonb,
          ${JSON.stringify(body)}::jsonb, ${path ?? null}, ${JSON.stringify(segment)}::jsonb,
          ${dueAt})
        returning id`.execute(tx);
    const [row] = rows;
    if (!row) throw new Error('a message was not scheduled');
    await recordDecision(tx, {
      ...actor,
      merchantId: merchant.id,
      action: 'message.send',
      subject: `message ${row.id}`,
      facts: { name, kind, segment, dueAt: dueAt.toISOString() },
    });
    return row.id;
  });

/** The messages of these merchants to many, the newest first. */
export const readBroadcasts = async (
  database: Database,
  merchants: readonly Merchant[],
  limit: number,
): Promise<OperatedBroadcast[]> => {
  const { rows } = await sql<OperatedBroadcast>`
    select merchant.code as merchant, b.id, b.name, b.kind, b.segment, b.state, b.due_at,
        b.ended_at, b.reached
      from inbox_broadcast b
      join merchant on merchant.id = b.merchant_id
      where b.merchant_id = any(${merchants.map(({ id }) => id)}::bigint[])
      order by b.due_at desc, b.id desc limit ${limit}`.execute(database);
  return rows;
};

/**
 * Ends a message that has not reached everybody yet: who has it keeps it.
 *
 * @returns what it had reached; null when it was over before, or the merchant has none of this number
 */
export const cancelBroadcast = (
  database: Database,
  merchant: Merchant,
  id: number,
  actor: Actor,
): Promise<{ reached: number } | null> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql<{ reached: number }>`
      update inbox_broadcast set state = 'CANCELLED', ended_at = now()
        where merchant_id = ${merchant.id} and id = ${id} and state = 'SCHEDULED'
        returning reached`.execute(tx);
    const [row] = rows;
    if (!row) return null;
    await recordDecision(tx, {
      ...actor,
      merchantId: merchant.id,
      action: 'message.cancel',
      subject: `message ${id}`,
      facts: { reached: row.reached },
    });
    return row;
  });
