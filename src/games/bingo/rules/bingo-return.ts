import { type Ratio, ratioOf } from '../../shared/rules/ratio.ts';
import { sumOfRatios } from '../../shared/rules/ratio-sums.ts';
import { BALLS, type BingoTable } from './bingo-rules.ts';
import { countMarkedCards } from './count-cards.ts';

/** Numbers on a card; its middle has none. */
const ON_CARD = 24;

/** In how many ways some things can be chosen out of many. */
const waysToChoose = (many: number, some: number): bigint => {
  if (some < 0 || some > many) return 0n;
  let ways = 1n;
  for (let at = 0; at < some; at += 1) ways = (ways * BigInt(many - at)) / BigInt(at + 1);
  return ways;
};

/** The chance of n full lines at place n, over every draw of so many balls. */
export const lineChances = (drawn: number): Ratio[] => {
  const cards = countMarkedCards();
  const draws = waysToChoose(BALLS, drawn);
  return Array.from({ length: cards[0]?.length ?? 0 }, (_, lines) =>
    ratioOf(
      cards.reduce(
        (sum, byLines, marks) =>
          sum + BigInt(byLines[lines] ?? 0) * waysToChoose(BALLS - ON_CARD, drawn - marks),
        0n,
      ),
      draws,
    ),
  );
};

/** The exact return of a bingo hall, as a share of the stake; the same for every card. */
export const bingoReturn = ({ drawn, pays }: BingoTable): Ratio =>
  sumOfRatios(
    lineChances(drawn).map(({ over, under }, lines) => ({
      over: over * BigInt(pays[lines] ?? 0),
      under,
    })),
  );
