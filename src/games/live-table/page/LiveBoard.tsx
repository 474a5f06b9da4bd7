import { RouletteBoard } from '#components/RouletteBoard/RouletteBoard.tsx';
import { TableSpots } from '#components/TableSpots/TableSpots.tsx';
import type { LiveTableBet, LiveTableShow } from '../rules/live-table-show.ts';
import { liveTableOf } from '../rules/tables/live-tables.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';
import type { SharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import { spotGroups } from './spot-groups.ts';
import { spotText } from '../../shared/page/tables/spot-text.ts';

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
