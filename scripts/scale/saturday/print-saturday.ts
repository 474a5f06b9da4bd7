import type { CostOfBet } from './cost.ts';
import type { ActFigures, PhaseFigures, SaturdayFigures } from './run-saturday.ts';

const rate = (count: number, seconds: number): string =>
  (count / Math.max(seconds, 0.001)).toFixed(1);

const refusalsOf = (acts: readonly ActFigures[]): string[] =>
  acts.flatMap(({ act, refusals }) =>
    Object.entries(refusals).map(([reason, count]) => `${count} × ${act} ${reason}`),
  );

const otherActs = (acts: readonly ActFigures[]): string =>
  acts
    .filter(({ act, done }) => act !== 'bet' && done > 0)
    .map(({ act, done, p99Ms }) => `${act} ${done} (p99 ${p99Ms.toFixed(0)} ms)`)
    .join(', ');

const phaseLines = ({ phase, seconds, askedBets, acts, cells }: PhaseFigures): string[] => {
  const bets = acts.find(({ act }) => act === 'bet');
  const head = `${phase}, ${seconds.toFixed(1)} s`;
  const others = otherActs(acts);
  const refusals = refusalsOf(acts);
  return [
    `${head.padEnd(46)} bets asked ${rate(askedBets, seconds)}/s, got ${rate(bets?.done ?? 0, seconds)}/s, p50 ${(bets?.p50Ms ?? 0).toFixed(0)} ms, p99 ${(bets?.p99Ms ?? 0).toFixed(0)} ms`,
    ...(others === '' ? [] : [`  ${others}`]),
    ...(refusals.length === 0 ? [] : [`  refused: ${refusals.join(', ')}`]),
    ...cells.map(({ cell, seconds: lasted, serverMs, databaseMs, oldest }) => {
      const percent = (ms: number) => `${(ms / Math.max(lasted, 0.001) / 10).toFixed(1)} %`;
      const ages = Object.entries(oldest).map(([queue, age]) => `${queue} ${age.toFixed(1)} s`);
      return `  cell ${cell}: of a core server ${percent(serverMs)}, database ${percent(databaseMs)}; oldest: ${ages.join(', ')}`;
    }),
  ];
};

const costLine = (what: string, cost: CostOfBet): string => {
  const { bets, serverMs, databaseMs, modelServerMs, modelDatabaseMs, ratio } = cost;
  return `${what}, ${bets} bets: server ${serverMs.toFixed(2)} ms (model ${modelServerMs}), database ${databaseMs.toFixed(2)} ms (model ${modelDatabaseMs}); ratio to the model: ${ratio.toFixed(2)}`;
};

const costLines = ({ cost, idle }: SaturdayFigures): string[] => {
  const cores = idle.reduce(
    (sum, { serverMs, databaseMs, seconds }) =>
      sum + (serverMs + databaseMs) / Math.max(seconds, 0.001) / 1000,
    0,
  );
  return [
    `Both cells, idle: ${(100 * cores).toFixed(1)} % of a core. Processors for a bet beyond that:`,
    costLine('  in the evening, with all that came with it', cost.evening),
    costLine('  afterwards, by people who only bet', cost.alone),
  ];
};

/** An evening as lines for a person. */
export const saturdayLines = (figures: SaturdayFigures): string[] => [
  ...figures.phases.flatMap(phaseLines),
  '',
  ...costLines(figures),
  figures.faults.length === 0
    ? 'The books of both cells add up, each jackpot was paid once, no stake is without an outcome.'
    : 'NOT HELD:',
  ...figures.faults.map((fault) => `  ${fault}`),
];
