import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Metrics, MetricsSource } from '../../base/metrics/metrics.ts';

interface Waiting {
  queue: string;
  code: string;
  waiting: number;
  oldestSeconds: number;
}

/** Every queue is told also while nothing waits in it. */
const QUEUES = ['messages', 'callbacks', 'deposits', 'withdrawals', 'draws'];

/** What waits, by queue and brand; each is read from the index of what is open. */
const WAITING = sql<Waiting>`
  select w.queue, m.code, w.waiting, extract(epoch from now() - w.oldest)::float8 as "oldestSeconds"
    from (
      select 'messages' as queue, merchant_id, count(*) as waiting, min(created_at) as oldest
        from message_outbox where state = 'queued' group by merchant_id
      union all
      select 'callbacks', merchant_id, count(*), min(occurred_at)
        from postback where state = 'queued' group by merchant_id
      union all
      select 'deposits', merchant_id, count(*), min(created_at)
        from deposit where state in ('CREATED', 'PENDING') group by merchant_id
      union all
      select 'withdrawals', merchant_id, count(*), min(requested_at)
        from withdrawal where closed_at is null and status in ('QUEUED', 'APPROVED', 'PAYING', 'DISPUTED')
        group by merchant_id
      union all
      select 'draws', merchant_id, count(*), min(since) from lottery_unpaid where not waits group by merchant_id
    ) w join merchant m on m.id = w.merchant_id`;

/** Tells what waits at this moment, and which alarms nobody has seen. */
export const standingSource = (database: Database, metrics: Metrics): MetricsSource => ({
  name: 'standing',
  read: async () => {
    const [{ rows }, alarms] = await Promise.all([
      WAITING.execute(database),
      sql<{ kind: string; unseen: number }>`
        select kind, count(*) as unseen from alarm where seen_at is null group by kind`.execute(
        database,
      ),
    ]);
    tellQueues(metrics, rows);
    metrics.alarms.reset();
    for (const { kind, unseen } of alarms.rows) metrics.alarms.set({ kind }, unseen);
  },
});

const tellQueues = (
  { queueWaiting, queueOldest, brands }: Metrics,
  rows: readonly Waiting[],
): void => {
  const sums = new Map<string, { queue: string; brand: string; waiting: number; oldest: number }>();
  for (const { queue, code, waiting, oldestSeconds } of rows) {
    const brand = brands.labelOf(code);
    const key = `${queue} ${brand}`;
    const sum = sums.get(key) ?? { queue, brand, waiting: 0, oldest: 0 };
    sums.set(key, {
      ...sum,
      waiting: sum.waiting + waiting,
      oldest: Math.max(sum.oldest, oldestSeconds),
    });
  }
  queueWaiting.reset();
  queueOldest.reset();
  for (const queue of QUEUES) {
    const idle = { queue, brand: brands.labelOf('') };
    queueWaiting.set(idle, 0);
    queueOldest.set(idle, 0);
  }
  for (const { queue, brand, waiting, oldest } of sums.values()) {
    queueWaiting.set({ queue, brand }, waiting);
    queueOldest.set({ queue, brand }, oldest);
  }
};
