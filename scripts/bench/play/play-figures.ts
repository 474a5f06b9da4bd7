import { cpus } from 'node:os';
import type { sendLoad } from '../platform/send-load.ts';

const GOAL = { perSecond: 1500, p99Ms: 150 };

type Load = Awaited<ReturnType<typeof sendLoad>>;

/** What one round of the benchmark came to. */
export interface PlayRound {
  http: Load;
  /** Through PgBouncer; null without it. */
  pooled: (Load & { serverMsPerBet: number }) | null;
  /** By pgbench, a second; null without it. */
  own: number | null;
  settled: number;
  serverMsPerBet: number;
}

/** The middle of values; 0 where there are none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The medians of all rounds. */
export const summarise = (
  taken: readonly PlayRound[],
  { seconds, connections }: { seconds: number; connections: number },
) => {
  const of = (value: (round: PlayRound) => number) => median(taken.map(value));
  const hasPooled = taken.every(({ pooled }) => pooled !== null);
  const hasPgbench = taken.every(({ own }) => own !== null);
  return {
    processors: cpus().length,
    seconds,
    rounds: taken.length,
    connections,
    betsPerSecond: of(({ http }) => http.perSecond),
    p50Ms: of(({ http }) => http.p50Ms),
    p99Ms: of(({ http }) => http.p99Ms),
    /** Rows of the database, not answers: nothing is counted that was not settled. */
    settledPerSecond: of(({ settled }) => settled / seconds),
    pooledPerSecond: hasPooled ? of(({ pooled }) => pooled?.perSecond ?? 0) : null,
    pooledP99Ms: hasPooled ? of(({ pooled }) => pooled?.p99Ms ?? 0) : null,
    pooledServerMsPerBet: hasPooled ? of(({ pooled }) => pooled?.serverMsPerBet ?? 0) : null,
    pooledRatio: hasPooled
      ? of(({ http, pooled }) => (pooled?.perSecond ?? 0) / http.perSecond)
      : null,
    pgbenchPerSecond: hasPgbench ? of(({ own }) => own ?? 0) : null,
    ratio: hasPgbench ? of(({ http, own }) => http.perSecond / (own ?? 1)) : null,
    serverMsPerBet: of(({ serverMsPerBet }) => serverMsPerBet),
    refused: taken.reduce(
      (sum, { http, pooled }) => sum + http.refused + (pooled?.refused ?? 0),
      0,
    ),
  };
};

/** The same as a table, with the goals. */
export const printPlay = (figures: ReturnType<typeof summarise>): void => {
  const rows: [string, string, string][] = [
    [
      `settled bets over HTTP, ${figures.connections} connections`,
      `${figures.betsPerSecond.toFixed(0)}/s`,
      `${GOAL.perSecond}/s`,
    ],
    ['p50', `${figures.p50Ms.toFixed(0)} ms`, ''],
    ['p99', `${figures.p99Ms.toFixed(0)} ms`, `${GOAL.p99Ms} ms`],
    ['settled in the database meanwhile', `${figures.settledPerSecond.toFixed(0)}/s`, ''],
    [
      'the same function by pgbench, 32 clients',
      figures.pgbenchPerSecond === null
        ? 'not installed'
        : `${figures.pgbenchPerSecond.toFixed(0)}/s`,
      '',
    ],
    ['HTTP beside pgbench', figures.ratio?.toFixed(2) ?? '-', ''],
    ...(figures.pooledPerSecond === null
      ? []
      : ([
          ['through PgBouncer, in the same rounds', `${figures.pooledPerSecond.toFixed(0)}/s`, ''],
          ['p99 through it', `${figures.pooledP99Ms?.toFixed(0)} ms`, ''],
          [
            'the server’s own time through it',
            `${figures.pooledServerMsPerBet?.toFixed(2)} ms`,
            '',
          ],
          ['through it beside without', figures.pooledRatio?.toFixed(2) ?? '-', ''],
        ] as [string, string, string][])),
    ['the server’s own time for a bet', `${figures.serverMsPerBet.toFixed(2)} ms`, ''],
    ['refused or failed', String(figures.refused), '0'],
  ];
  process.stdout.write(
    `Medians of ${figures.rounds} rounds of ${figures.seconds} s, ${figures.processors} processors\n`,
  );
  for (const [what, figure, goal] of rows)
    process.stdout.write(`${what.padEnd(44)}${figure.padStart(14)}  ${goal}\n`);
};
