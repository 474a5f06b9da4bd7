import { readOptions } from '../base/read-options.ts';
import type { FaultResult } from './fault.ts';
import { faults } from './faults.ts';

/*
 * npm run prove:faults [-- --kills N] [--only NAME] [--json]: real processes on 127.0.0.1 under a steady load of bets,
 * deposits, transfers and rounds, each broken in turn. What clients were told is compared with the rows, the books are added
 * up, and the longest gap of each fault is told. Exit code 1 where anything was lost, doubled or left hanging.
 */
/** How often each thing is broken when nobody says so; `--kills 20` is what figures are told of. */
const KILLS = 3;

const {
  kills: times,
  only,
  json,
} = readOptions({
  command: 'npm run prove:faults',
  does: 'Breaks each thing in turn while it is used, and compares what clients were told with the rows.',
  options: {
    kills: { kind: 'number', usual: KILLS, says: 'How often each thing is broken.' },
    only: { kind: 'texts', oneOf: faults.map(({ name }) => name), says: 'One fault alone.' },
    json: { kind: 'flag', says: 'The results as JSON.' },
  },
});

const tell = ({ fault, acknowledged, lost, twice, longestGapS, ...more }: FaultResult): string => {
  const figures = Object.entries({ longestAnswerS: more.longestAnswerS, ...more.figures });
  const statuses = Object.entries(more.statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    `${fault}, ${more.times} times: ${acknowledged} acknowledged, ${lost} lost, ${twice} twice, longest gap ${longestGapS.toFixed(1)} s`,
    `  ${figures.map(([name, value]) => `${name} ${value.toFixed(1)}`).join(', ')}; answers: ${statuses.join(', ')}`,
    `  the longest: ${more.longestAnswerOf}`,
    ...more.faults.map((each) => `  NOT HELD: ${each}`),
  ].join('\n');
};

/** A fault that could not be brought to its end: what stood in its way is told, and the next one has its turn. */
const failed = (fault: string, error: unknown): FaultResult => ({
  fault,
  times,
  acknowledged: 0,
  lost: 0,
  twice: 0,
  longestGapS: 0,
  longestAnswerS: 0,
  longestAnswerOf: '',
  statuses: {},
  figures: {},
  faults: [`not brought to its end: ${error instanceof Error ? error.message : String(error)}`],
});

const results: FaultResult[] = [];
for (const fault of faults) {
  if (only.length > 0 && !only.includes(fault.name)) continue;
  process.stderr.write(`${fault.title}…\n`);
  const result = await fault.run(times).catch((error: unknown) => failed(fault.name, error));
  results.push(result);
  if (!json) process.stdout.write(`${tell(result)}\n`);
}
if (json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
process.exitCode = results.some((result) => result.faults.length > 0) ? 1 : 0;
