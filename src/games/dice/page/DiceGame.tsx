import { useState } from 'react';
import { DiceBar } from '#components/DiceBar/DiceBar.tsx';
import { diceReturns } from '../rules/dice-models.ts';
import { type DiceBet, diceMultiplier, type DiceView } from '../rules/dice-rules.ts';
import { ratioNumber, ratioPaidMinor } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';
import { useStake } from '../../shared/page/play/use-stake.ts';

/** How long the dice tumbles before it lies. */
const ROLL_MS = 1600;

/** Dice: one roll from 0.00 to 99.99, over or under the player's mark. */
export const DiceGame = () => {
  const play = usePlay();
  const { t, facts, language, money, percent } = play;
  const stake = useStake();
  const round = useRound<DiceBet, null, DiceView>({ showMs: () => ROLL_MS });
  const { view, phase } = round;
  const [chosen, setChosen] = useState<DiceBet>({ side: 'over', mark: 5049 });
  const isOn = phase === 'sending' || phase === 'showing';
  // A round that is shown again shows its own bet.
  const bet = round.replay && view ? { side: view.side, mark: view.mark } : chosen;
  const returnSteps = returnNamed(diceReturns, facts.model.variant);
  const multiplier = diceMultiplier(bet, returnSteps);
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={
        <RulesText
          texts={[t('dice.rules'), t('dice.rulesPay', { percent: percent(returnSteps / 10_000) })]}
        />
      }
      panel={
        <RoundPanel
          round={round}
          choice={bet}
          playLabel={t('dice.roll')}
          note={t('dice.pays', { amount: money(ratioPaidMinor(stake.minor ?? 0, multiplier)) })}
        />
      }
    >
      <DiceBar
        bet={bet}
        onChange={setChosen}
        multiplier={ratioNumber(multiplier)}
        rolling={isOn}
        disabled={isOn || round.replay !== null}
        result={
          view && {
            roll: view.roll,
            won: view.won,
            sentence: t(view.won ? 'dice.won' : 'dice.lost', {
              roll: (view.roll / 100).toFixed(2),
              mark: (view.mark / 100).toFixed(2),
              side: t(`dice.${view.side}`),
            }),
          }
        }
        language={language}
        labels={{
          dice: t('dice.dice'),
          side: t('dice.side'),
          over: t('dice.over'),
          under: t('dice.under'),
          mark: t('dice.mark'),
          chance: t('dice.chance'),
          multiplier: t('dice.multiplier'),
          ready: t('dice.ready'),
          rolling: t('dice.rolling'),
          increase: t('dice.increase'),
          decrease: t('dice.decrease'),
        }}
      />
    </GameStage>
  );
};
