import type { LiveTableBet, LiveTableShow } from '../rules/live-table-show.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';
import type { SharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import { LiveCards } from './LiveCards.tsx';
import { LivePieces } from './LivePieces.tsx';
import { LiveWheel } from './LiveWheel.tsx';

/** What the parts of a live table are given. */
export interface LiveResultProps {
  rounds: SharedRounds<LiveTableBet, null, LiveTableShow>;
}

const parts = {
  wheel: LiveWheel,
  pieces: LivePieces,
  cards: LiveCards,
};

const partOf: Record<string, keyof typeof parts> = {
  roulette: 'wheel',
  'money-wheel': 'wheel',
  'sic-bo': 'pieces',
  'fan-tan': 'pieces',
  'xoc-dia': 'pieces',
};

/** What the table is played with, as it comes about. */
export const LiveResult = ({ rounds }: LiveResultProps) => {
  const { facts } = usePlay();
  const Part = parts[partOf[facts.model.variant] ?? 'cards'];
  return <Part rounds={rounds} />;
};
