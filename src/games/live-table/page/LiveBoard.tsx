import { RouletteBoard } from '#components/RouletteBoard/RouletteBoard.tsx';
import { TableSpots, type SpotGroup } from '#components/TableSpots/TableSpots.tsx';
import type { LiveTableBet, LiveTableShow } from '../rules/live-table-show.ts';
import { liveTableOf } from '../rules/tables/live-tables.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';
import type { SharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import { spotText } from '../../shared/page/tables/spot-text.ts';
import type { Spot } from '../rules/live-table.ts';
import type { GameKey, Translate } from '../../words/game-words.ts';

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
const spotGroups = (
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

interface LiveBoardProps {
  rounds: SharedRounds<LiveTableBet, null, LiveTableShow>;
  selected: string | null;
  onSelect: (spot: string) => void;
}

/** The fields of the table with one's own chips on them. */
export const LiveBoard = ({ rounds, selected, onSelect }: LiveBoardProps) => {
  const { t, facts, language, number } = usePlay();
  const { variant } = facts.model;
  const stakes: Record<string, number> = {};
  for (const { bet, stakeMinor } of rounds.mine)
    stakes[bet.spot] = (stakes[bet.spot] ?? 0) + stakeMinor;
  const odds = (value: number) => t('cards.odds', { odds: number(value, 3) });
  const common = {
    stakes,
    selected: selected === null ? [] : [selected],
    winners: rounds.phase === 'ended' ? (rounds.show?.winners ?? []) : [],
    disabled: rounds.phase !== 'open' || rounds.replay !== null,
    onSelect,
    currency: facts.currency,
    language,
  };
  const words = { board: t('spots.board'), won: t('spots.won') };
  if (variant === 'roulette')
    return <RouletteBoard {...common} labels={{ ...words, odds, spot: (id) => spotText(t, id) }} />;
  return (
    <TableSpots
      {...common}
      groups={spotGroups(t, odds, variant, liveTableOf(variant).spots)}
      labels={words}
    />
  );
};
