import { readOptions } from '../../base/read-options.ts';
import { assume, needsOf } from '../model/table.ts';
import { saturdayLines } from './print-saturday.ts';
import { withSaturday } from './run-saturday.ts';

/*
 * npm run scale:saturday [-- --minutes M] [--seed S] [--json]: a Saturday evening of 10,000 brands in two cells at 1:100, on
 * this machine: as many bets a second as the model's busiest minute has, divided by 100, pressed into M minutes. Exit code 1
 * where the books do not add up, a jackpot was paid more or less than once, or a stake has no outcome.
 */
const BRANDS = 10_000;
const CELLS = 2;
const SCALE = 100;

/** Those of the 10,000 that are played here, in each cell. */
const BRANDS_OF_CELL = 3;

const USUAL_MINUTES = 6;

/** Of each who bets on when the evening is over. */
const BETS_ALONE = 40;

/** Idle cells are watched for this part of the evening. */
const IDLE_PART = 12;

const options = readOptions({
  command: 'npm run scale:saturday',
  does: 'Plays a Saturday evening of 10,000 brands in two cells at 1:100, and proves the books.',
  options: {
    minutes: {
      kind: 'number',
      usual: USUAL_MINUTES,
      least: 0.1,
      most: 360,
      isBroken: true,
      says: 'How long the evening takes.',
    },
    seed: { kind: 'number', usual: 1, least: 0, says: 'The same seed gives the same evening.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
});
const { minutes, seed } = options;

const [need] = needsOf([{ brands: BRANDS, cells: CELLS }], assume());
const durationMs = minutes * 60_000;
const figures = await withSaturday(
  {
    durationMs,
    seed,
    betsPerSecond: (need?.peakBets ?? 0) / SCALE,
    brandsOfCell: BRANDS_OF_CELL,
    idleMs: durationMs / IDLE_PART,
    betsAlone: BETS_ALONE,
    say: (line) => void process.stderr.write(`${line}\n`),
  },
  async (saturday) => saturday.figures,
);
process.stdout.write(
  options.json ? `${JSON.stringify(figures, null, 2)}\n` : `${saturdayLines(figures).join('\n')}\n`,
);
process.exitCode = figures.faults.length > 0 ? 1 : 0;
