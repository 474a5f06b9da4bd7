import { useState } from 'react';
import { Stack } from '#components/Stack/Stack.tsx';
import { BetPanel } from '../../shared/page/play/BetPanel.tsx';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useSharedRounds, type SharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import type { MatchBet, MatchBoard, MatchShow } from './board.ts';
import { MarketPrices, type MatchMarket } from '#components/MatchCard/MarketPrices.tsx';
import { RaceTrack } from '#components/RaceTrack/RaceTrack.tsx';
import { MatchCard } from '#components/MatchCard/MatchCard.tsx';
import type { Translate } from '../../words/game-words.ts';

const words = {
  draw: 'match.draw',
  over: 'match.over',
  under: 'match.under',
  yes: 'match.yes',
  no: 'match.no',
} as const;

const isWord = (pick: string): pick is keyof typeof words => Object.hasOwn(words, pick);

/** A pick as its market's heading leaves it open: a name, "Over 2.5", "2-1". */
const pickLabel = (names: readonly string[], pick: string, t: Translate): string => {
  if (pick === 'home') return names[0] ?? '';
  if (pick === 'away') return names[1] ?? '';
  if (isWord(pick)) return t(words[pick]);
  return /^\d+$/.test(pick) ? (names[Number(pick)] ?? '') : pick;
};

const markets = {
  result: 'match.result',
  total: 'match.total',
  both: 'match.both',
  winner: 'match.winner',
  score: 'match.score',
  win: 'match.win',
  place: 'match.place',
} as const;

/** The heading of a market. */
const marketLabel = (market: string, t: Translate): string =>
  Object.hasOwn(markets, market) ? t(markets[market as keyof typeof markets]) : market;

/** A bet where its contest is not beside it: "Alderwick – Otterley: Draw". */
const pickName = (
  names: readonly string[],
  { market, pick }: Pick<MatchBet, 'market' | 'pick'>,
  t: Translate,
): string => {
  const label = `${marketLabel(market, t)}, ${pickLabel(names, pick, t)}`;
  return names.length === 2
    ? t('match.betResult', { home: names[0] ?? '', away: names[1] ?? '', pick: label })
    : label;
};

/** What the parts of a round have in common. */
interface ContestProps {
  names: string[];
  prices: MatchBoard['contests'][number]['prices'];
  show: MatchShow['contests'][number] | null;
  phase: SharedRounds<never, never, never>['phase'];
  selected: MatchBet | null;
  onSelect: (market: string, pick: string) => void;
}

/** The prices of a contest by their markets, in the order in which they come. */
const marketsOf = (
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
const Contest = ({ names, prices, show, phase, selected, onSelect }: ContestProps) => {
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

/** A race with its prices. */
const Race = ({ names, prices, show, phase, selected, onSelect }: ContestProps) => {
  const { language, t } = usePlay();
  const order = show?.order ?? null;
  return (
    <Stack>
      <RaceTrack
        label={t('match.race')}
        names={names}
        progress={show?.progress ?? null}
        places={
          order && names.map((_, lane) => t('match.placeOf', { place: order.indexOf(lane) + 1 }))
        }
        chosen={selected ? Number(selected.pick) : undefined}
      />
      <MarketPrices
        markets={marketsOf(names, prices, t)}
        selected={selected ? { market: selected.market, price: selected.pick } : undefined}
        onSelect={onSelect}
        closed={phase !== 'open'}
        language={language}
      />
    </Stack>
  );
};

/** Matches, series and races at prices. */
export const MatchGame = () => {
  const { t } = usePlay();
  const rounds = useSharedRounds<MatchBet, MatchBoard, MatchShow>();
  const [held, setHeld] = useState<{ roundId: string; bet: MatchBet } | null>(null);
  const { roundId, board, show } = rounds;
  const bet = held?.roundId === roundId ? held.bet : null;
  const contests = board?.contests ?? [];
  const isRace = contests.length === 1;
  const nameOf = (asked: MatchBet) => pickName(contests[asked.contest]?.names ?? [], asked, t);
  const price = bet
    ? contests[bet.contest]?.prices.find(
        ({ market, pick }) => market === bet.market && pick === bet.pick,
      )
    : undefined;
  const select = (contest: number) => (market: string, pick: string) => {
    if (roundId !== null) setHeld({ roundId, bet: { contest, market, pick } });
  };
  return (
    <GameStage
      announcement={
        rounds.phase === 'ended'
          ? contests.map(({ names }, at) => standing(names, show?.contests[at])).join('. ')
          : ''
      }
      rules={<p>{t(isRace ? 'match.raceRules' : 'match.rules')}</p>}
      replay={rounds.replay}
      panel={
        <BetPanel
          rounds={rounds}
          choice={bet && price ? { bet, odds: price.odds } : null}
          name={nameOf}
        />
      }
    >
      <Stack>
        {contests.map((contest, at) => {
          const part = {
            ...contest,
            show: show?.contests[at] ?? null,
            phase: rounds.phase,
            selected: bet?.contest === at ? bet : null,
            onSelect: select(at),
          };
          return isRace ? (
            <Race key={contest.names.join()} {...part} />
          ) : (
            <Contest key={contest.names.join()} {...part} />
          );
        })}
      </Stack>
    </GameStage>
  );
};

/** What a contest came to, in one breath: "Alderwick 2, Otterley 1". */
const standing = (
  names: readonly string[],
  shown: MatchShow['contests'][number] | undefined,
): string => {
  if (shown?.order) return shown.order.map((lane) => names[lane]).join(', ');
  return names.map((name, side) => `${name} ${shown?.score?.[side] ?? ''}`).join(', ');
};
