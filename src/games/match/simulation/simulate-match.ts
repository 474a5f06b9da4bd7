import { contests, MATCH_RETURN } from '../rules/match-models.ts';
import { priceOf } from '../../shared/rules/price.ts';
import { exactNumber } from '../../shared/rules/ratio-sums.ts';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** Every contest on one fixed card: its first selection and its last. */
export const simulateMatch = (): readonly Simulation[] =>
  Object.entries(contests).flatMap(([variant, contest]) => {
    const card: unknown = contest.drawCard(fastDraw(17));
    const offered = contest.selections(card).flatMap(({ chance, ...name }) => {
      const odds = priceOf(chance, MATCH_RETURN);
      return odds === null ? [] : [{ ...name, odds, exactReturn: exactNumber(chance) * odds }];
    });
    return [offered[0], offered.at(-1)].flatMap((one) =>
      one
        ? [
            {
              kind: 'match',
              variant: `${variant}, ${one.market} ${one.pick}`,
              exactReturn: one.exactReturn,
              play: (draw): number =>
                contest.isWon(contest.drawCourse(card, draw), one.market, one.pick) ? one.odds : 0,
            },
          ]
        : [],
    );
  });
