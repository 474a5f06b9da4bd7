import { MatchCard } from '#components/MatchCard/MatchCard.tsx';
import type { MatchMarket } from '#components/MatchCard/MarketPrices.tsx';
import type { SharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';
import type { Translate } from '../../words/game-words.ts';
import type { MatchBet, MatchBoard, MatchShow } from './board.ts';
import { marketLabel, pickLabel } from './pick-name.ts';

/** What the parts of a round have in common. */
export interface ContestProps {
  names: string[];
  prices: MatchBoard['contests'][number]['prices'];
  show: MatchShow['contests'][number] | null;
  phase: SharedRounds<never, never, never>['phase'];
  selected: MatchBet | null;
  onSelect: (market: string, pick: string) => void;
}

/** The prices of a contest by their markets, in the order in which they come. */
export const marketsOf = (
  names: readonly string[],
  prices: ContestProps['prices'],
  t: Translate,
): MatchMarket[] =>
  [...Map.groupBy(prices, ({ market }) => market)].map(([market, own]) => ({
    id: market,
    label: marketLabel(market, t),
    prices: own.map(({ pick, odds }) => ({ id: pick, label: pickLabel(names, pick, t), odds })),
  }));

/** A match or a series of two sides. */
export const Contest = ({ names, prices, show, phase, selected, onSelect }: ContestProps) => {
  const { language, t } = usePlay();
  const [home = '', away = ''] = names;
  const score = show?.score ?? null;
  const isOver = phase === 'ended';
  return (
    <MatchCard
      names={[home, away]}
      score={score}
      state={stateOf(show, isOver, t)}
      winner={isOver && score ? winnerOf(score) : null}
      events={(show?.goals ?? []).flatMap((minutes, side) =>
        minutes.map((minute) => t('match.goal', { minute, name: names[side] ?? '' })),
      )}
      markets={marketsOf(names, prices, t)}
      selected={selected ? { market: selected.market, price: selected.pick } : undefined}
      onSelect={onSelect}
      closed={phase !== 'open'}
      wonLabel={t('match.won')}
      language={language}
    />
  );
};

const winnerOf = ([home, away]: readonly [number, number]): 0 | 1 | null => {
  if (home === away) return null;
  return home > away ? 0 : 1;
};

const stateOf = (show: ContestProps['show'], isOver: boolean, t: Translate): string => {
  if (!show) return t('match.against');
  if (isOver) return t('match.fullTime');
  return show.minute === undefined ? '' : t('match.minute', { minute: show.minute });
};
