import { useState } from 'react';
import { DiceThrow } from '#components/DiceThrow/DiceThrow.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { OptionTiles } from '#components/OptionTiles/OptionTiles.tsx';
import { diceDrawReturns } from '#domain/games/dice-draw/dice-draw-models.ts';
import {
  type DiceDrawBet,
  type DiceDrawBetName,
  diceDrawBets,
  diceDrawMultiplier,
  type DiceDrawView,
  diceDrawWays,
} from '#domain/games/dice-draw/dice-draw-rules.ts';
import { ratioNumber } from '#domain/games/ratio.ts';
import { returnNamed } from '#domain/games/return-named.ts';
import { GameStage } from '../frame/GameStage.tsx';
import { resultSentence } from '../play/result-sentence.ts';
import { RoundPanel } from '../play/RoundPanel.tsx';
import { RulesText } from '../play/RulesText.tsx';
import { usePlay } from '../play/use-play.ts';
import { useRound } from '../play/use-round.ts';

const THROW_MS = 1200;

const betNames = Object.keys(diceDrawBets) as DiceDrawBetName[];

/** Where the number of a bet begins: a common total, or the lowest face. */
const defaultNumber = (bet: DiceDrawBetName): number | null =>
  diceDrawBets[bet] === null ? null : bet === 'total' ? 10 : 1;

/** Three dice, thrown at once. */
export const DiceDrawGame = () => {
  const play = usePlay();
  const { say, facts, number, percent } = play;
  const round = useRound<DiceDrawBet, null, DiceDrawView>({ showMs: () => THROW_MS });
  const [bet, setBet] = useState<DiceDrawBet>({ bet: 'big', number: null });
  const { view, phase } = round;
  const isOn = phase === 'sending' || phase === 'showing';
  const returnSteps = returnNamed(diceDrawReturns, facts.model.variant);
  const range = diceDrawBets[bet.bet];
  const total = view?.dice.reduce((sum, face) => sum + face, 0) ?? 0;
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={
        <RulesText
          texts={[
            say('diceDraw.rules'),
            say('diceDraw.rulesTriple'),
            say('diceDraw.rulesPay', { percent: percent(returnSteps / 10_000) }),
          ]}
        />
      }
      panel={
        <RoundPanel
          round={round}
          choice={bet}
          playLabel={say('diceDraw.throw')}
          note={say(bet.bet === 'single' ? 'diceDraw.paysEach' : 'diceDraw.pays', {
            pays: number(ratioNumber(diceDrawMultiplier(bet, returnSteps))),
            ways: diceDrawWays(bet),
          })}
        >
          <OptionTiles
            label={say('diceDraw.bet')}
            value={bet.bet}
            disabled={isOn}
            options={betNames.map((value) => ({ value, label: say(`diceDraw.bets.${value}`) }))}
            onChange={(value) => {
              const name = betNames.find((each) => each === value) ?? 'big';
              setBet({ bet: name, number: defaultNumber(name) });
            }}
          />
          {range && (
            <NumberInput
              label={say(bet.bet === 'total' ? 'diceDraw.total' : 'diceDraw.face')}
              value={bet.number}
              min={range.from}
              max={range.to}
              step={1}
              disabled={isOn}
              increaseLabel={say('diceDraw.more')}
              decreaseLabel={say('diceDraw.fewer')}
              onChange={(next) => next !== null && setBet({ ...bet, number: next })}
            />
          )}
        </RoundPanel>
      }
    >
      <DiceThrow
        dice={phase === 'sending' ? null : (view?.dice ?? null)}
        throwId={`${round.round?.roundId ?? ''} ${round.round?.step ?? ''} ${phase === 'sending'}`}
        sentence={
          view && !isOn
            ? say(view.wins > 0 ? 'diceDraw.won' : 'diceDraw.lost', {
                dice: view.dice.join(' · '),
                total,
                bet: [say(`diceDraw.bets.${view.bet}`), view.number ?? ''].join(' ').trim(),
              })
            : say(isOn ? 'diceDraw.rolling' : 'diceDraw.ready')
        }
        label={say('diceDraw.dice')}
      />
    </GameStage>
  );
};
