// Plays every game's rules millions of times: does what they return agree with what is computed?
import { parseArgs } from 'node:util';
import { runSimulation } from './simulate/run-simulation.ts';
import { simulationsOf } from './simulate/simulations.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000000' },
    kind: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const rounds = Number(values.rounds);
const wanted = simulationsOf(values.kind);
if (!Number.isInteger(rounds) || rounds < 1000 || wanted.length === 0) {
  const kinds = [...new Set(simulationsOf().map(({ kind }) => kind))].join(', ');
  process.stderr.write(
    `livery: --rounds needs a whole number from 1000, --kind one of: ${kinds}.\n`,
  );
  process.exit(2);
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`.padStart(10);

let failures = 0;
for (const one of wanted) {
  const startedAt = performance.now();
  const result = runSimulation(one, rounds);
  const seconds = (performance.now() - startedAt) / 1000;
  if (!result.isWithin) failures += 1;
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ kind: one.kind, variant: one.variant, exactReturn: one.exactReturn, ...result })}\n`
      : `${result.isWithin ? 'ok  ' : 'FAIL'} ${`${one.kind} ${one.variant}`.padEnd(40)} exact ${percent(one.exactReturn)}  simulated ${percent(result.simulatedReturn)} ±${percent(result.toleranceReturn)}  hits ${percent(result.hitShare)}  ${seconds.toFixed(1)} s\n`,
  );
}
process.exitCode = failures === 0 ? 0 : 1;
