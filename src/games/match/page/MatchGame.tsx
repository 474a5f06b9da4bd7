import { useState } from 'react';
import { Stack } from '#components/Stack/Stack.tsx';
import { BetPanel } from '../../shared/page/play/BetPanel.tsx';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useSharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import type { MatchBet, MatchBoard, MatchShow } from './board.ts';
import { Contest } from './Contest.tsx';
import { pickName } from './pick-name.ts';
import { Race } from './Race.tsx';

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
