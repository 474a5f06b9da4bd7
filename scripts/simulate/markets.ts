import { arenaChance, arenaPicks, drawArena } from '#domain/games/arena/arena-rules.ts';
import {
  drawCatch,
  fishes,
  fishingReturns,
  fishPrices,
} from '#domain/games/fishing/fishing-rules.ts';
import { contests, MATCH_RETURN } from '#domain/games/match/match-models.ts';
import { priceOf } from '#domain/games/price.ts';
import { exactNumber } from '#domain/games/ratio-sums.ts';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import type { Simulation } from './simulation.ts';

/** Every fish of every water, a shot at a time. */
const simulateFishing = (): Simulation[] =>
  Object.entries(fishingReturns).flatMap(([water, returnSteps]) =>
    fishes.map((fish) => ({
      kind: 'fishing',
      variant: `${water}, ${fish}`,
      exactReturn: returnSteps / 10_000,
      play: (draw) => (drawCatch(fish, returnSteps, draw) ? fishPrices[fish] : 0),
    })),
  );

/** Every contest on one fixed card: its first selection and its last. */
const simulateMatches = (): Simulation[] =>
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

/** Each pick of the arena, whoever meets. */
const simulateArena = (): Simulation[] =>
  arenaPicks.map((pick) => ({
    kind: 'arena',
    variant: pick,
    exactReturn: 1,
    // A fair price, so that every pair counts alike.
    play: (draw) => {
      const { strength, result } = drawArena(draw);
      return result === pick ? 1 / exactNumber(arenaChance(strength, pick)) : 0;
    },
  }));

/** Sports, e-sports, the arena and fishing. */
export const simulateMarkets = (): readonly Simulation[] => [
  ...simulateFishing(),
  ...simulateMatches(),
  ...simulateArena(),
];
