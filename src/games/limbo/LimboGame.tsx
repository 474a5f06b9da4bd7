import { useState } from 'react';
import { multiplierText } from '#components/CrashGraph/multiplier-text.ts';
import { LimboFigure } from '#components/LimboFigure/LimboFigure.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import {
  CRASH_LOWEST,
  CRASH_TOP,
  crashPaidMinor,
  crashReaching,
  type LimboView,
} from '#domain/games/crash/crash-rules.ts';
import { GameStage } from '../frame/GameStage.tsx';
import { resultSentence } from '../play/result-sentence.ts';
import { RoundPanel } from '../play/RoundPanel.tsx';
import { RulesText } from '../play/RulesText.tsx';
import { usePlay } from '../play/use-play.ts';
import { useRound } from '../play/use-round.ts';
import { useStake } from '../play/use-stake.ts';

/** How long the figure rises. */
const RISE_MS = 1400;

/** Limbo: ask for a multiplier; the round comes as far, or it does not. */
export const LimboGame = () => {
  const play = usePlay();
  const { say, language, money, percent } = play;
  const stake = useStake();
  const round = useRound<{ target: number }, null, LimboView>({ showMs: () => RISE_MS });
  const [target, setTarget] = useState<number | null>(200);
  const { view, phase } = round;
  const isOn = phase === 'sending' || phase === 'showing';
  const text = (hundredths: number) => multiplierText(Math.max(100, hundredths) / 100, language);
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={<RulesText texts={[say('limbo.rules'), say('limbo.rulesTop')]} />}
      panel={
        <RoundPanel
          round={round}
          choice={target === null ? null : { target }}
          note={
            target !== null &&
            say('limbo.pays', {
              amount: money(crashPaidMinor(stake.minor ?? 0, target)),
              chance: percent(Number(crashReaching(target)) / 2 ** 32, 4),
            })
          }
        >
          <NumberInput
            label={say('limbo.target')}
            value={target === null ? null : target / 100}
            min={CRASH_LOWEST / 100}
            max={CRASH_TOP / 100}
            step={0.01}
            format={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
            unit="×"
            disabled={isOn}
            onChange={(value) => setTarget(value === null ? null : Math.round(value * 100))}
          />
        </RoundPanel>
      }
    >
      <LimboFigure
        target={(view?.target ?? target ?? 200) / 100}
        endedAt={phase === 'sending' || !view ? null : view.endedAt / 100}
        riseMs={phase === 'showing' ? RISE_MS : 0}
        sentence={
          view && phase !== 'sending' && phase !== 'showing'
            ? say(view.won ? 'limbo.won' : 'limbo.lost', {
                ended: text(view.endedAt),
                target: text(view.target),
              })
            : say(isOn ? 'limbo.rising' : 'limbo.ready')
        }
        label={say('limbo.figure')}
        language={language}
      />
    </GameStage>
  );
};
