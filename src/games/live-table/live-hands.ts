import { baccaratTotal } from '#domain/games/baccarat/baccarat-rules.ts';
import type { BaccaratResult } from '#domain/games/baccarat/baccarat-table.ts';
import { fiveCardScore } from '#domain/games/cards/five-card-score.ts';
import { bullScore } from '#domain/games/baccarat/point-scores.ts';
import { type Scored, threeCardScore } from '#domain/games/cards/three-card-score.ts';
import type { AndarBaharResult } from '#domain/games/live-table/andar-bahar.ts';
import type { DragonTigerResult } from '#domain/games/live-table/dragon-tiger.ts';
import type { ShowdownResult } from '#domain/games/showdown/showdown-table.ts';
import { handName } from '../cards/hand-name.ts';
import type { Say } from '../words/game-words.ts';

/** One hand that lies on a live table; `id` is the bet that it wins. */
export interface LiveHand {
  id: string;
  label: string;
  cards: readonly number[];
  total?: string | undefined;
}

const BLANK = [0, 0];

const scores: Record<string, (cards: readonly number[]) => Scored> = {
  'three-card': threeCardScore,
  'five-card': fiveCardScore,
  bull: bullScore,
};

const sides: Record<string, number> = { 'three-card': 3, 'five-card': 5, bull: 5 };

const baccarat = (say: Say, result: BaccaratResult | null): LiveHand[] =>
  (['player', 'banker'] as const).map((id) => ({
    id,
    label: say(`spots.${id}`),
    cards: result?.[id] ?? BLANK,
    total: result ? String(baccaratTotal(result[id])) : undefined,
  }));

const dragonTiger = (say: Say, result: DragonTigerResult | null): LiveHand[] =>
  (['dragon', 'tiger'] as const).map((id) => ({
    id,
    label: say(`spots.${id}`),
    cards: [result?.[id] ?? 0],
  }));

const andarBahar = (say: Say, result: AndarBaharResult | null): LiveHand[] => [
  { id: 'middle', label: say('liveTable.middle'), cards: [result?.middle ?? 0] },
  ...(['andar', 'bahar'] as const).map((id, side) => ({
    id,
    label: say(`spots.${id}`),
    cards: result?.dealt.filter((_, at) => at % 2 === side) ?? [0],
  })),
];

const showdown = (say: Say, variant: string, result: ShowdownResult | null): LiveHand[] =>
  (['left', 'right'] as const).map((id) => {
    const cards = result?.[id] ?? Array.from({ length: sides[variant] ?? 3 }, () => 0);
    const score = scores[variant];
    const total = result && score ? handName(say, score(cards).name) : undefined;
    return { id, label: say(`spots.${id}`), cards, total };
  });

/**
 * The hands of a table with their names and totals.
 *
 * @param result as the vendor's rules of the same release made it; null before it is known, then
 * the cards only say how many will be dealt
 */
export const liveHands = (say: Say, variant: string, result: unknown): LiveHand[] => {
  if (variant === 'baccarat') return baccarat(say, result as BaccaratResult | null);
  if (variant === 'dragon-tiger') return dragonTiger(say, result as DragonTigerResult | null);
  if (variant === 'andar-bahar') return andarBahar(say, result as AndarBaharResult | null);
  return showdown(say, variant, result as ShowdownResult | null);
};
