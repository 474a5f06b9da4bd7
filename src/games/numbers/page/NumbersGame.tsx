import { useState } from 'react';
import { NumbersBoard } from '#components/NumbersBoard/NumbersBoard.tsx';
import { OptionTiles } from '#components/OptionTiles/OptionTiles.tsx';
import { numbersReturns } from '../rules/numbers-models.ts';
import {
  NUMBERS_HIGH,
  type NumbersBet,
  type NumbersBetName,
  numbersBets,
  numbersMultiplier,
  type NumbersView,
  numbersWays,
} from '../rules/numbers-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';

const DRAW_MS = 1500;

const betNames = Object.keys(numbersBets) as NumbersBetName[];

/** A number of three digits, drawn at once. */
export const NumbersGame = () => {
  const play = usePlay();
  const { t, facts, number, percent } = play;
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
            t('numbers.rules', { high: NUMBERS_HIGH }),
            t('numbers.rulesPay', { percent: percent(returnSteps / 10_000) }),
          ]}
        />
      }
      panel={
        <RoundPanel
          round={round}
          choice={chosen}
          playLabel={t('numbers.draw')}
          note={t('numbers.pays', {
            pays: number(price),
            chance: percent(numbersWays(chosen) / 1000, 1),
          })}
        >
          <OptionTiles
            label={t('numbers.bet')}
            value={name}
            disabled={isOn}
            options={betNames.map((value) => ({ value, label: t(`numbers.bets.${value}`) }))}
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
            ? t(view.won ? 'numbers.won' : 'numbers.lost', {
                came: view.came.join(''),
                bet: t(`numbers.bets.${view.bet}`),
                digits: view.digits.join(''),
              })
            : t(isOn ? 'numbers.coming' : 'numbers.ready')
        }
        labels={{
          board: t('numbers.board'),
          yours: t('numbers.yours'),
          digit: (at) => t('numbers.digit', { number: at }),
        }}
      />
    </GameStage>
  );
};
