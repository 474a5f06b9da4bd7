import * as z from 'zod/mini';
import { payoutMinor } from '#domain/payout.ts';
import { contests, contestsAtOnce, MATCH_RETURN } from '../rules/match-models.ts';
import type { Contest, Selection } from '../rules/selection.ts';
import type { GameModel } from '../../shared/rules/game-model.ts';
import { priceOf } from '../../shared/rules/price.ts';
import type { SharedKind } from '../../shared/server/shared-kind.ts';

const bet = z.object({
  /** Which of the contests that are on. */
  contest: z.int().check(z.minimum(0), z.maximum(9)),
  market: z.string().check(z.maxLength(20)),
  pick: z.string().check(z.maxLength(20)),
});

type MatchBet = z.infer<typeof bet>;

interface MatchOutcome {
  contests: { card: unknown; course: unknown }[];
}

const OPEN_MS = 40_000;
const RUN_MS = 24_000;
const REST_MS = 8000;

const contestOf = ({ variant }: GameModel): Contest<unknown, unknown> => {
  const contest = contests[variant];
  if (!contest) throw new RangeError(`There is no contest called ${variant}`);
  return contest;
};

const priced = (selections: readonly Selection[]) =>
  selections.flatMap(({ market, pick, chance }) => {
    const odds = priceOf(chance, MATCH_RETURN);
    return odds === null ? [] : [{ market, pick, odds }];
  });

const cardNames = (card: unknown): string[] => (card as { names: string[] }).names;

/** Matches, series and races with prices: sports and e-sports. */
export const matchKind: SharedKind<MatchBet, MatchOutcome> = {
  kind: 'match',
  bet,
  draw: (model, draw) => {
    const contest = contestOf(model);
    return {
      contests: Array.from({ length: contestsAtOnce(model.variant) }, () => {
        const card = contest.drawCard(draw);
        return { card, course: contest.drawCourse(card, draw) };
      }),
    };
  },
  phases: () => ({ openMs: OPEN_MS, runMs: RUN_MS, restMs: REST_MS }),
  board: (model, outcome) => ({
    contests: outcome.contests.map(({ card }) => ({
      names: cardNames(card),
      prices: priced(contestOf(model).selections(card)),
    })),
  }),
  show: (model, outcome, elapsedMs) => ({
    contests: outcome.contests.map(({ card, course }) =>
      contestOf(model).showAt(
        card,
        course,
        elapsedMs === null ? 1 : Math.min(1, elapsedMs / RUN_MS),
      ),
    ),
  }),
  oddsOf: (model, outcome, { contest, market, pick }) => {
    const on = outcome.contests[contest];
    const prices = on ? priced(contestOf(model).selections(on.card)) : [];
    return prices.find((each) => each.market === market && each.pick === pick)?.odds ?? null;
  },
  payoutMinor: (model, outcome, { bet: placed, stakeMinor, odds }) => {
    const on = outcome.contests[placed.contest];
    const won = on && contestOf(model).isWon(on.course, placed.market, placed.pick);
    return won ? payoutMinor(stakeMinor, [odds]) : 0;
  },
  summary: (_, outcome, { contest, market, pick }) => {
    const names = cardNames(outcome.contests[contest]?.card);
    const who = /^\d+$/.test(pick) ? names[Number(pick)] : names.join(' against ');
    return /^\d+$/.test(pick) ? `${who} to ${market}` : `${who}: ${market} ${pick}`;
  },
};
