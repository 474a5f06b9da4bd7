import { useState } from 'react';
import { NumbersBoard } from '#components/NumbersBoard/NumbersBoard.tsx';
import { OptionTiles } from '#components/OptionTiles/OptionTiles.tsx';
import { numbersReturns } from '#domain/games/numbers/numbers-models.ts';
import {
  NUMBERS_HIGH,
  type NumbersBet,
  type NumbersBetName,
  numbersBets,
  numbersMultiplier,
  type NumbersView,
  numbersWays,
} from '#domain/games/numbers/numbers-rules.ts';
import { ratioNumber } from '#domain/games/ratio.ts';
import { returnNamed } from '#domain/games/return-named.ts';
import { GameStage } from '../frame/GameStage.tsx';
import { resultSentence } from '../play/result-sentence.ts';
import { RoundPanel } from '../play/RoundPanel.tsx';
import { RulesText } from '../play/RulesText.tsx';
import { usePlay } from '../play/use-play.ts';
import { useRound } from '../play/use-round.ts';

const DRAW_MS = 1500;

const betNames = Object.keys(numbersBets) as NumbersBetName[];

/** A number of three digits, drawn at once. */
export const NumbersGame = () => {
  const play = usePlay();
  const { say, facts, number, percent } = play;
  const round = useRound<NumbersBet, null, NumbersView>({ showMs: () => DRAW_MS });
  const [name, setName] = useState<NumbersBetName>('straight');
  const [digits, setDigits] = useState<number[]>([1, 2, 3]);
  const { view, phase } = round;
  const isOn = phase === 'sending' || phase === 'showing';
  const chosen: NumbersBet = { bet: name, digits: digits.slice(0, numbersBets[name]) };
  const bet = round.replay && view ? { bet: view.bet, digits: view.digits } : chosen;
  const returnSteps = returnNamed(numbersReturns, facts.model.variant);
  const price = ratioNumber(numbersMultiplier(chosen, returnSteps));
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={
        <RulesText
          texts={[
            say('numbers.rules', { high: NUMBERS_HIGH }),
            say('numbers.rulesPay', { percent: percent(returnSteps / 10_000) }),
          ]}
        />
      }
      panel={
        <RoundPanel
          round={round}
          choice={chosen}
          playLabel={say('numbers.draw')}
          note={say('numbers.pays', {
            pays: number(price),
            chance: percent(numbersWays(chosen) / 1000, 1),
          })}
        >
          <OptionTiles
            label={say('numbers.bet')}
            value={name}
            disabled={isOn}
            options={betNames.map((value) => ({ value, label: say(`numbers.bets.${value}`) }))}
            onChange={(value) => setName(betNames.find((each) => each === value) ?? 'straight')}
          />
        </RoundPanel>
      }
    >
      <NumbersBoard
        came={view?.came ?? null}
        drawing={isOn}
        won={view?.won ?? false}
        digits={bet.digits}
        onChange={(next) => setDigits([...next, ...digits.slice(next.length)])}
        disabled={isOn || round.replay !== null}
        sentence={
          view && !isOn
            ? say(view.won ? 'numbers.won' : 'numbers.lost', {
                came: view.came.join(''),
                bet: say(`numbers.bets.${view.bet}`),
                digits: view.digits.join(''),
              })
            : say(isOn ? 'numbers.coming' : 'numbers.ready')
        }
        labels={{
          board: say('numbers.board'),
          yours: say('numbers.yours'),
          digit: (at) => say('numbers.digit', { number: at }),
        }}
      />
    </GameStage>
  );
};
