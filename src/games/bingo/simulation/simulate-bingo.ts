import { fastDraw } from '#domain/fair/fast-draw.ts';
import { bingoTables } from '../rules/bingo-models.ts';
import { bingoReturn, lineChances } from '../rules/bingo-return.ts';
import { drawBingoBalls, randomBingoCard, readBingo } from '../rules/bingo-rules.ts';
import { exactNumber } from '../../shared/rules/ratio-sums.ts';
import { deviationOf } from '../../shared/simulation/deviation.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** One card for all rounds: every card is as good as any other. */
const card = randomBingoCard(fastDraw(75));

/** Every bingo hall. */
export const simulateBingo = (): readonly Simulation[] =>
  bingoTables.map((table) => ({
    kind: 'bingo',
    variant: table.variant,
    exactReturn: exactNumber(bingoReturn(table)),
    deviation: deviationOf(
      lineChances(table.drawn).map((chance, lines) => [
        table.pays[lines] ?? 0,
        exactNumber(chance),
      ]),
    ),
    play: (draw) => readBingo(table, card, drawBingoBalls(table, draw)).multiplier,
  }));
