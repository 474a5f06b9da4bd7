import { baccaratTotal } from '../rules/baccarat/baccarat-rules.ts';
import type { BaccaratResult } from '../rules/baccarat/baccarat-table.ts';
import { fiveCardScore } from '../../shared/rules/cards/five-card-score.ts';
import { bullScore } from '../rules/baccarat/point-scores.ts';
import { type Scored, threeCardScore } from '../../shared/rules/cards/three-card-score.ts';
import type { AndarBaharResult } from '../rules/tables/andar-bahar.ts';
import type { DragonTigerResult } from '../rules/tables/dragon-tiger.ts';
import type { ShowdownResult } from '../rules/tables/showdown-table.ts';
import { handName } from '../../shared/page/cards/hand-name.ts';
import type { Translate } from '../../words/game-words.ts';

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

const baccarat = (t: Translate, result: BaccaratResult | null): LiveHand[] =>
  (['player', 'banker'] as const).map((id) => ({
    id,
    label: t(`spots.${id}`),
    cards: result?.[id] ?? BLANK,
    total: result ? String(baccaratTotal(result[id])) : undefined,
  }));

const dragonTiger = (t: Translate, result: DragonTigerResult | null): LiveHand[] =>
  (['dragon', 'tiger'] as const).map((id) => ({
    id,
    label: t(`spots.${id}`),
    cards: [result?.[id] ?? 0],
  }));

const andarBahar = (t: Translate, result: AndarBaharResult | null): LiveHand[] => [
  { id: 'middle', label: t('liveTable.middle'), cards: [result?.middle ?? 0] },
  ...(['andar', 'bahar'] as const).map((id, side) => ({
    id,
    label: t(`spots.${id}`),
    cards: result?.dealt.filter((_, at) => at % 2 === side) ?? [0],
  })),
];

const showdown = (t: Translate, variant: string, result: ShowdownResult | null): LiveHand[] =>
  (['left', 'right'] as const).map((id) => {
    const cards = result?.[id] ?? Array.from({ length: sides[variant] ?? 3 }, () => 0);
    const score = scores[variant];
    const total = result && score ? handName(t, score(cards).name) : undefined;
    return { id, label: t(`spots.${id}`), cards, total };
  });

/**
 * The hands of a table with their names and totals.
 *
 * @param result as the vendor's rules of the same release made it; null before it is known, then
 * the cards only say how many will be dealt
 */
export const liveHands = (t: Translate, variant: string, result: unknown): LiveHand[] => {
  if (variant === 'baccarat') return baccarat(t, result as BaccaratResult | null);
  if (variant === 'dragon-tiger') return dragonTiger(t, result as DragonTigerResult | null);
  if (variant === 'andar-bahar') return andarBahar(t, result as AndarBaharResult | null);
  return showdown(t, variant, result as ShowdownResult | null);
};
