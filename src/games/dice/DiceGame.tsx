import { useState } from 'react';
import { DiceBar } from '#components/DiceBar/DiceBar.tsx';
import { diceReturns } from '#domain/games/dice/dice-models.ts';
import { type DiceBet, diceMultiplier, type DiceView } from '#domain/games/dice/dice-rules.ts';
import { ratioNumber, ratioPaidMinor } from '#domain/games/ratio.ts';
import { returnNamed } from '#domain/games/return-named.ts';
import { GameStage } from '../frame/GameStage.tsx';
import { resultSentence } from '../play/result-sentence.ts';
import { RoundPanel } from '../play/RoundPanel.tsx';
import { RulesText } from '../play/RulesText.tsx';
import { usePlay } from '../play/use-play.ts';
import { useRound } from '../play/use-round.ts';
import { useStake } from '../play/use-stake.ts';

/** How long the dice tumbles before it lies. */
const ROLL_MS = 1600;

/** Dice: one roll from 0.00 to 99.99, over or under the player's mark. */
export const DiceGame = () => {
  const play = usePlay();
  const { say, facts, language, money, percent } = play;
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
          texts={[
            say('dice.rules'),
            say('dice.rulesPay', { percent: percent(returnSteps / 10_000) }),
          ]}
        />
      }
      panel={
        <RoundPanel
          round={round}
          choice={bet}
          playLabel={say('dice.roll')}
          note={say('dice.pays', { amount: money(ratioPaidMinor(stake.minor ?? 0, multiplier)) })}
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
            sentence: say(view.won ? 'dice.won' : 'dice.lost', {
              roll: (view.roll / 100).toFixed(2),
              mark: (view.mark / 100).toFixed(2),
              side: say(`dice.${view.side}`),
            }),
          }
        }
        language={language}
        labels={{
          dice: say('dice.dice'),
          side: say('dice.side'),
          over: say('dice.over'),
          under: say('dice.under'),
          mark: say('dice.mark'),
          chance: say('dice.chance'),
          multiplier: say('dice.multiplier'),
          ready: say('dice.ready'),
          rolling: say('dice.rolling'),
          increase: say('dice.increase'),
          decrease: say('dice.decrease'),
        }}
      />
    </GameStage>
  );
};
