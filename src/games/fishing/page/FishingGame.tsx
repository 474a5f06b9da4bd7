import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { FishPond } from '#components/FishPond/FishPond.tsx';
import { type Fish, fishes, fishPrices, MAX_SHOTS, shotMinor } from '../rules/fishing-rules.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';
import { useStake } from '../../shared/page/play/use-stake.ts';

interface FishingChoice {
  aims: Fish[];
}

interface FishingView {
  shots: { fish: Fish; caught: boolean }[];
}

/** Fishing: aim a volley at fish of different prices, then fire it. */
export const FishingGame = () => {
  const play = usePlay();
  const { t, number } = play;
  const stake = useStake();
  const [aims, setAims] = useState<Fish[]>([]);
  const round = useRound<FishingChoice, null, FishingView>({ showMs: () => play.facts.roundMs });
  const isOn = round.phase === 'sending' || round.phase === 'showing';
  const shots = isOn ? [] : (round.view?.shots ?? []);
  const perShot =
    stake.minor !== null && aims.length > 0 ? shotMinor(stake.minor, aims.length) : null;
  const result = round.phase === 'ended' && round.round ? resultSentence(round.round, play) : '';
  return (
    <GameStage
      announcement={result}
      rules={<p>{t('fishing.rules')}</p>}
      replay={round.replay}
      panel={
        <RoundPanel
          round={round}
          choice={perShot === null ? null : { aims }}
          playLabel={t('fishing.fire')}
          note={noteOf(aims.length, perShot, play)}
        >
          <Button
            variant="ghost"
            isDisabled={isOn || aims.length === 0}
            onPress={() => setAims([])}
          >
            {t('fishing.clear')}
          </Button>
        </RoundPanel>
      }
    >
      <FishPond
        label={t('fishing.water')}
        sentence={isOn ? t('fishing.onItsWay') : result || t('fishing.aim')}
        disabled={isOn || aims.length >= MAX_SHOTS}
        onAim={(fish) => setAims([...aims, fish])}
        fish={fishes.map((id) => {
          const aimed = aims.filter((each) => each === id).length;
          const last = shots.filter(({ fish }) => fish === id);
          const caught = last.filter((shot) => shot.caught).length;
          return {
            id,
            name: t(`fishing.${id}`),
            price: `${number(fishPrices[id])}×`,
            aimed,
            last: last.length > 0 ? { caught, shots: last.length } : null,
            told: [
              ...(aimed > 0 ? [t('fishing.aimed', { count: aimed })] : []),
              ...(last.length > 0 ? [t('fishing.landed', { caught, shots: last.length })] : []),
            ].join(' · '),
          };
        })}
      />
    </GameStage>
  );
};

/** What a volley costs, or why it cannot be fired. */
const noteOf = (
  count: number,
  eachMinor: number | null,
  { t, money }: ReturnType<typeof usePlay>,
): string => {
  if (count === 0) return t('fishing.aim');
  return eachMinor === null
    ? t('fishing.uneven', { count })
    : t('fishing.perShot', { count, amount: money(eachMinor) });
};
