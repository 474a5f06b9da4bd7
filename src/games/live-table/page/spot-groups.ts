import type { SpotGroup } from '#components/TableSpots/TableSpots.tsx';
import type { Spot } from '../rules/live-table.ts';
import type { GameKey, Translate } from '../../words/game-words.ts';
import { spotText } from '../../shared/page/tables/spot-text.ts';

type Group = readonly [id: string, title: GameKey | null, match: RegExp];

/** How the bets of a table are put together; what no line names lies with the main bets. */
const groupsOf: Record<string, readonly Group[]> = {
  baccarat: [['pairs', 'spots.groupPairs', /Pair$/u]],
  'dragon-tiger': [['other', 'spots.groupOther', /^suitedTie$/u]],
  'sic-bo': [
    ['totals', 'spots.groupTotals', /^total/u],
    ['dice', 'spots.groupDice', /^die/u],
    ['double', 'spots.groupDouble', /^pair|^triple/u],
  ],
  'fan-tan': [['fan', 'spots.groupOther', /^fan/u]],
  'xoc-dia': [['red', 'spots.groupOther', /^red/u]],
  'andar-bahar': [['length', 'spots.groupOther', /^short|^long/u]],
};

const tones = { tie: 'gold', red: 'red', black: 'black' } as const;

/** The bets of a table in groups, with their odds in words. */
export const spotGroups = (
  t: Translate,
  odds: (value: number) => string,
  variant: string,
  spots: readonly Spot[],
): SpotGroup[] => {
  const groups = groupsOf[variant] ?? [];
  const fieldOf = (spot: Spot) => ({
    id: spot.id,
    label: spotText(t, spot.id, variant),
    odds: odds(spot.odds),
    tone: tones[spot.id as keyof typeof tones],
  });
  const isIn = (spot: Spot) => groups.some(([, , match]) => match.test(spot.id));
  return [
    { id: 'main', main: true, spots: spots.filter((spot) => !isIn(spot)).map(fieldOf) },
    ...groups.map(([id, title, match]) => ({
      id,
      title: title ? t(title) : undefined,
      spots: spots.filter((spot) => match.test(spot.id)).map(fieldOf),
    })),
  ];
};
