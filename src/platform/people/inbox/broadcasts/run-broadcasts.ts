import { sql } from '../../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../../base/database/tables.ts';
import type { Job, JobContext } from '../../../base/jobs/run-jobs.ts';
import { audienceCondition } from './broadcast-audience.ts';
import { membersOfCountries } from './members-of-countries.ts';
import type { Segment } from './segment.ts';

/** Members that one step looks at: it holds its locks for well under a second. */
const STEP = 5000;

/** One run lets the process's other jobs have the database again after this. */
const LONGEST_RUN_MS = 30_000;

/** Writes what operators have scheduled into the inboxes of their members. */
export const broadcastJob: Job = {
  name: 'runBroadcasts',
  everyMs: 5000,
  run: (context) => runBroadcasts(context),
};

interface DueBroadcast {
  merchantId: number;
  id: number;
  kind: 'mail' | 'promotion';
  path: string | null;
  segment: Segment;
  cursorId: number;
}

/**
 * Carries on with the messages of all brands that are due, a step at a time. A step is one transaction: messages, the place
 * it has come to, and the count. Its row is the lease, so that several processes work on several messages, and one
 * that dies leaves its step to the next.
 *
 * @param stepSize members that one step looks at
 */
export const runBroadcasts = async (
  { database, log }: { database: Database; log: Pick<JobContext['log'], 'error'> },
  stepSize: number = STEP,
): Promise<void> => {
  const until = Date.now() + LONGEST_RUN_MS;
  const failed: number[] = [];
  while (Date.now() < until) {
    const step = await takeStep(database, failed, stepSize);
    if (step === null) return;
    if ('error' in step) {
      failed.push(step.id);
      log.error({ err: step.error, broadcast: step.id }, 'a message to many was not written');
    }
  }
};

/** One step of the message that has waited longest; null when none is due. */
const takeStep = async (
  database: Database,
  failed: readonly number[],
  stepSize: number,
): Promise<{ id: number } | { id: number; error: unknown } | null> => {
  let id = 0;
  try {
    return await database.transaction().execute(async (tx) => {
      const { rows } = await sql<DueBroadcast>`
        select merchant_id, id, kind, path, segment, cursor_id from inbox_broadcast
          where state = 'SCHEDULED' and due_at <= now() and id <> all(${[...failed]}::bigint[])
          order by due_at, id limit 1 for update skip locked`.execute(tx);
      const [broadcast] = rows;
      if (!broadcast) return null;
      ({ id } = broadcast);
      await writeStep(tx, broadcast, stepSize);
      return { id };
    });
  } catch (error) {
    if (id === 0) throw error;
    return { id, error };
  }
};

/** Writes it into the inboxes of the next members, and notes how far it has come. */
const writeStep = async (
  tx: OpenTransaction,
  { merchantId, id, kind, path, segment, cursorId }: DueBroadcast,
  stepSize: number,
): Promise<void> => {
  const { rows: page } = await sql<{ id: number }>`select id from member
    where merchant_id = ${merchantId} and id > ${cursorId}
      and id = coalesce(${segment.memberId ?? null}::bigint, id)
    order by id limit ${stepSize}`.execute(tx);
  const looked = page.map((member) => member.id);
  const meant = await membersOfCountries(tx, merchantId, looked, segment);
  const { numAffectedRows: written = 0n } = await sql`
    insert into inbox_message (merchant_id, member_id, kind, broadcast_id, values, path, key, reach)
      select m.merchant_id, m.id, ${kind}, ${id}, jsonb_build_object('name', m.nickname), ${path},
          ${`broadcast:${id}`}, coalesce(r.email::int + 2 * r.push::int, 0)
        from unnest(${meant}::bigint[]) as page (id)
        join member m on m.merchant_id = ${merchantId} and m.id = page.id
        left join inbox_reach r on r.merchant_id = m.merchant_id and r.member_id = m.id
          and r.kind = ${kind}
        where ${audienceCondition(kind, segment)}
      on conflict do nothing`.execute(tx);
  const isLast = looked.length < stepSize;
  await sql`
    update inbox_broadcast set cursor_id = ${looked.at(-1) ?? cursorId},
        reached = reached + ${Number(written)}, begun_at = coalesce(begun_at, now()),
        state = case when ${isLast}::boolean then 'SENT' else state end,
        ended_at = case when ${isLast}::boolean then now() end
      where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
};
