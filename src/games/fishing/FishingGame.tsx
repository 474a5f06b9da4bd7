import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { FishPond } from '#components/FishPond/FishPond.tsx';
import {
  type Fish,
  fishes,
  fishPrices,
  MAX_SHOTS,
  shotMinor,
} from '#domain/games/fishing/fishing-rules.ts';
import { GameStage } from '../frame/GameStage.tsx';
import { resultSentence } from '../play/result-sentence.ts';
import { RoundPanel } from '../play/RoundPanel.tsx';
import { usePlay } from '../play/use-play.ts';
import { useRound } from '../play/use-round.ts';
import { useStake } from '../play/use-stake.ts';

interface FishingChoice {
  aims: Fish[];
}

interface FishingView {
  shots: { fish: Fish; caught: boolean }[];
}

/** Fishing: aim a volley at fish of different prices, then fire it. */
export const FishingGame = () => {
  const play = usePlay();
  const { say, number } = play;
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
      rules={<p>{say('fishing.rules')}</p>}
      replay={round.replay}
      panel={
        <RoundPanel
          round={round}
          choice={perShot === null ? null : { aims }}
          playLabel={say('fishing.fire')}
          note={noteOf(aims.length, perShot, play)}
        >
          <Button
            variant="ghost"
            isDisabled={isOn || aims.length === 0}
            onPress={() => setAims([])}
          >
            {say('fishing.clear')}
          </Button>
        </RoundPanel>
      }
    >
      <FishPond
        label={say('fishing.water')}
        sentence={isOn ? say('fishing.onItsWay') : result || say('fishing.aim')}
        disabled={isOn || aims.length >= MAX_SHOTS}
        onAim={(fish) => setAims([...aims, fish])}
        fish={fishes.map((id) => {
          const aimed = aims.filter((each) => each === id).length;
          const last = shots.filter(({ fish }) => fish === id);
          const caught = last.filter((shot) => shot.caught).length;
          return {
            id,
            name: say(`fishing.${id}`),
            price: `${number(fishPrices[id])}×`,
            aimed,
            last: last.length > 0 ? { caught, shots: last.length } : null,
            told: [
              ...(aimed > 0 ? [say('fishing.aimed', { count: aimed })] : []),
              ...(last.length > 0 ? [say('fishing.landed', { caught, shots: last.length })] : []),
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
  { say, money }: ReturnType<typeof usePlay>,
): string => {
  if (count === 0) return say('fishing.aim');
  return eachMinor === null
    ? say('fishing.uneven', { count })
    : say('fishing.perShot', { count, amount: money(eachMinor) });
};
