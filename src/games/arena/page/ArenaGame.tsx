import { useState } from 'react';
import { ArenaDuel } from '#components/ArenaDuel/ArenaDuel.tsx';
import { MarketPrices } from '#components/MatchCard/MarketPrices.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { type ArenaPick, arenaPicks } from '../rules/arena-rules.ts';
import { BetPanel } from '../../shared/page/play/BetPanel.tsx';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useSharedRounds } from '../../shared/page/play/use-shared-rounds.ts';

interface ArenaBet {
  pick: ArenaPick;
}

interface ArenaBoard {
  names: [string, string];
  prices: Record<ArenaPick, number | null>;
}

interface ArenaShow {
  beats: number[];
  result: ArenaPick | null;
}

/** An arena of two, at prices. */
export const ArenaGame = () => {
  const { language, t } = usePlay();
  const rounds = useSharedRounds<ArenaBet, ArenaBoard, ArenaShow>();
  const [held, setHeld] = useState<{ roundId: string; pick: ArenaPick } | null>(null);
  const { roundId, board, show } = rounds;
  const pick = held?.roundId === roundId ? held.pick : null;
  const names = board?.names ?? (['', ''] as const);
  const sides = [t('arena.crimson'), t('arena.azure')] as const;
  const nameOf = (asked: ArenaPick) =>
    ({ crimson: names[0], azure: names[1], draw: t('arena.draw') })[asked];
  const odds = pick && board?.prices[pick];
  const beat = show?.beats.at(-1) ?? 0;
  const sentence = sentenceOf(show, rounds.phase === 'open', names, t);
  return (
    <GameStage
      announcement={show?.result ? sentence : ''}
      rules={<p>{t('arena.rules')}</p>}
      replay={rounds.replay}
      panel={
        <BetPanel
          rounds={rounds}
          choice={pick && odds ? { bet: { pick }, odds } : null}
          name={(bet) => nameOf(bet.pick)}
        />
      }
    >
      <Stack>
        <ArenaDuel
          label={t('arena.name')}
          names={names}
          sides={sides}
          beat={beat}
          sentence={sentence}
        />
        <MarketPrices
          markets={[
            {
              id: 'result',
              label: t('match.result'),
              prices: arenaPicks.flatMap((id) => {
                const price = board?.prices[id];
                return price ? [{ id, label: nameOf(id), odds: price }] : [];
              }),
            },
          ]}
          selected={pick ? { market: 'result', price: pick } : undefined}
          onSelect={(_, id) => {
            const asked = arenaPicks.find((each) => each === id);
            if (asked && roundId !== null) setHeld({ roundId, pick: asked });
          }}
          closed={rounds.phase !== 'open'}
          language={language}
        />
      </Stack>
    </GameStage>
  );
};

const sentenceOf = (
  show: ArenaShow | null,
  isOpen: boolean,
  names: readonly [string, string],
  t: ReturnType<typeof usePlay>['t'],
): string => {
  if (isOpen || !show) return t('arena.open');
  if (show.result === 'draw') return t('arena.drawn');
  if (show.result) return t('arena.wins', { name: names[show.result === 'crimson' ? 0 : 1] });
  const beat = show.beats.at(-1) ?? 0;
  if (beat === 0) return t('arena.even');
  return t('arena.isAhead', { name: names[beat > 0 ? 0 : 1] });
};
