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
} from '../../crash/rules/crash-rules.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';
import { useStake } from '../../shared/page/play/use-stake.ts';

/** How long the figure rises. */
const RISE_MS = 1400;

/** Limbo: ask for a multiplier; the round comes as far, or it does not. */
export const LimboGame = () => {
  const play = usePlay();
  const { t, language, money, percent } = play;
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
      rules={<RulesText texts={[t('limbo.rules'), t('limbo.rulesTop')]} />}
      panel={
        <RoundPanel
          round={round}
          choice={target === null ? null : { target }}
          note={
            target !== null &&
            t('limbo.pays', {
              amount: money(crashPaidMinor(stake.minor ?? 0, target)),
              chance: percent(Number(crashReaching(target)) / 2 ** 32, 4),
            })
          }
        >
          <NumberInput
            label={t('limbo.target')}
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
            ? t(view.won ? 'limbo.won' : 'limbo.lost', {
                ended: text(view.endedAt),
                target: text(view.target),
              })
            : t(isOn ? 'limbo.rising' : 'limbo.ready')
        }
        label={t('limbo.figure')}
        language={language}
      />
    </GameStage>
  );
};
