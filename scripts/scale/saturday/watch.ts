import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseCpuMs } from '../../bench/platform/cpu-ms.ts';
import { momentOf, phases } from './evening.ts';
import type { Tally } from './tally.ts';
import type { Cell } from './world.ts';

/** What the processors did for one cell in a while. */
export interface Work {
  cell: string;
  seconds: number;
  serverMs: number;
  databaseMs: number;
}

/** One phase as it was for a cell. */
export interface WatchedCell extends Work {
  /** How old the oldest of each queue became, in s. */
  oldest: Record<string, number>;
}

/** How often queues are looked at, in ms. */
const LOOK_EVERY_MS = 2000;

/** What has been worked for a cell by now. */
const readWork = async ({ name, server, owner }: Cell) => ({
  cell: name,
  atMs: performance.now(),
  serverMs: (await server.usage()).cpuSeconds * 1000,
  databaseMs: await databaseCpuMs(owner.database),
});

type Reading = Awaited<ReturnType<typeof readWork>>;

const worksBetween = (before: readonly Reading[], after: readonly Reading[]): Work[] =>
  after.map((now, at) => {
    const began = before[at] ?? now;
    return {
      cell: now.cell,
      seconds: (now.atMs - began.atMs) / 1000,
      serverMs: now.serverMs - began.serverMs,
      databaseMs: now.databaseMs - began.databaseMs,
    };
  });

/** A line of Prometheus' text: the queue, and the age of its oldest. */
const QUEUE = /^livery_queue_oldest_seconds\{[^}]*queue="(\w+)"[^}]*\} (\S+)$/gm;

const readMetrics = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: '/metrics' }, (answer) =>
        text(answer).then(resolve, reject),
      )
      .on('error', reject);
  });

/** The ages of a cell's queues: as its server tells them, and how far what follows bets is behind. */
const readAges = async ({ metricsPort, owner }: Cell): Promise<Map<string, number>> => {
  const ages = new Map<string, number>();
  for (const [, queue = '', age] of (await readMetrics(metricsPort)).matchAll(QUEUE))
    ages.set(queue, Math.max(ages.get(queue) ?? 0, Number(age)));
  const { rows } = await owner.pool.query<{ age: number }>(
    `select extract(epoch from clock_timestamp() - min(followed_until))::float8 as age from bet_watermark`,
  );
  return ages.set('bets to follow', rows[0]?.age ?? 0);
};

const keepOldest = (oldest: Map<string, number>, ages: ReadonlyMap<string, number>): void => {
  for (const [queue, age] of ages) oldest.set(queue, Math.max(oldest.get(queue) ?? 0, age));
};

const eachCell = <Value>(
  cells: readonly Cell[],
  read: (cell: Cell) => Promise<Value>,
): Promise<Value[]> => Promise.all(cells.map(read));

/** What each cell works while something is done. */
export const watchWork = async (
  cells: readonly Cell[],
  task: () => Promise<unknown>,
): Promise<Work[]> => {
  const before = await eachCell(cells, readWork);
  await task();
  return worksBetween(before, await eachCell(cells, readWork));
};

/** What each cell works while nobody is there; its queues are looked at as in the evening, which costs something, too. */
export const watchIdle = (cells: readonly Cell[], forMs: number): Promise<Work[]> =>
  watchWork(cells, async () => {
    const endMs = performance.now() + forMs;
    for (let leftMs = forMs; leftMs > 0; leftMs = endMs - performance.now()) {
      await wait(Math.min(LOOK_EVERY_MS, leftMs));
      await eachCell(cells, readAges);
    }
  });

/**
 * Watches the cells through the phases of an evening.
 *
 * @param ended resolves once everything that was begun has its end, which belongs to the last phase
 */
export const watchEvening = async (
  cells: readonly Cell[],
  { tally, durationMs, ended }: { tally: Tally; durationMs: number; ended: Promise<unknown> },
): Promise<WatchedCell[][]> => {
  let isOver = false;
  const noteEnd = (): void => void (isOver = true);
  ended.then(noteEnd, noteEnd);
  const watched: WatchedCell[][] = [];
  let before = await eachCell(cells, readWork);
  for (const [at, { until }] of phases.entries()) {
    const isLast = at === phases.length - 1;
    const untilMs = momentOf(until, durationMs);
    const oldest = cells.map(() => new Map<string, number>());
    const goesOn = () => (isLast ? !isOver : tally.nowMs() < untilMs);
    do {
      const leftMs = untilMs - tally.nowMs();
      const pauseMs = isLast ? LOOK_EVERY_MS : Math.min(LOOK_EVERY_MS, Math.max(0, leftMs));
      await Promise.race([wait(pauseMs), ...(isLast ? [ended] : [])]);
      const ages = await eachCell(cells, readAges);
      for (const [cell, found] of ages.entries()) keepOldest(oldest[cell] ?? new Map(), found);
    } while (goesOn());
    const after = await eachCell(cells, readWork);
    watched.push(
      worksBetween(before, after).map((work, cell) => ({
        ...work,
        oldest: Object.fromEntries(oldest[cell] ?? []),
      })),
    );
    before = after;
  }
  return watched;
};
