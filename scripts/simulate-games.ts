// Plays every game's rules millions of times: does what they return agree with what is computed?
import { readOptions } from './base/read-options.ts';
import { runSimulation } from './simulate/run-simulation.ts';
import { simulationsOf } from './simulate/simulations.ts';

const kinds = [...new Set(simulationsOf().map(({ kind }) => kind))];
const {
  rounds,
  kind: only,
  json,
} = readOptions({
  command: 'npm run games:simulate',
  does: 'Plays every game’s rules millions of times: does what they return agree with what is computed?',
  options: {
    rounds: { kind: 'number', usual: 10_000_000, least: 1000, says: 'Rounds of each.' },
    kind: { kind: 'text', oneOf: kinds, says: 'One kind of game alone.' },
    json: { kind: 'flag', says: 'A line of JSON for each.' },
  },
});
const wanted = simulationsOf(only);

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`.padStart(10);

let failures = 0;
for (const one of wanted) {
  const startedAt = performance.now();
  const result = runSimulation(one, rounds);
  const seconds = (performance.now() - startedAt) / 1000;
  if (!result.isWithin) failures += 1;
  process.stdout.write(
    json
      ? `${JSON.stringify({ kind: one.kind, variant: one.variant, exactReturn: one.exactReturn, ...result })}\n`
      : `${result.isWithin ? 'ok  ' : 'FAIL'} ${`${one.kind} ${one.variant}`.padEnd(40)} exact ${percent(one.exactReturn)}  simulated ${percent(result.simulatedReturn)} ±${percent(result.toleranceReturn)}  hits ${percent(result.hitShare)}  ${seconds.toFixed(1)} s\n`,
  );
}
process.exitCode = failures === 0 ? 0 : 1;
