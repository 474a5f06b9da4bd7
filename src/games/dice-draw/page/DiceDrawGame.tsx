import { useState } from 'react';
import { DiceThrow } from '#components/DiceThrow/DiceThrow.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { OptionTiles } from '#components/OptionTiles/OptionTiles.tsx';
import { diceDrawReturns } from '../rules/dice-draw-models.ts';
import {
  type DiceDrawBet,
  type DiceDrawBetName,
  diceDrawBets,
  diceDrawMultiplier,
  type DiceDrawView,
  diceDrawWays,
} from '../rules/dice-draw-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';

const THROW_MS = 1200;

const betNames = Object.keys(diceDrawBets) as DiceDrawBetName[];

/** Where the number of a bet begins: a common total, or the lowest face. */
const defaultNumber = (bet: DiceDrawBetName): number | null =>
  diceDrawBets[bet] === null ? null : bet === 'total' ? 10 : 1;

/** Three dice, thrown at once. */
export const DiceDrawGame = () => {
  const play = usePlay();
  const { t, facts, number, percent } = play;
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
            t('diceDraw.rules'),
            t('diceDraw.rulesTriple'),
            t('diceDraw.rulesPay', { percent: percent(returnSteps / 10_000) }),
          ]}
        />
      }
      panel={
        <RoundPanel
          round={round}
          choice={bet}
          playLabel={t('diceDraw.throw')}
          note={t(bet.bet === 'single' ? 'diceDraw.paysEach' : 'diceDraw.pays', {
            pays: number(ratioNumber(diceDrawMultiplier(bet, returnSteps))),
            ways: diceDrawWays(bet),
          })}
        >
          <OptionTiles
            label={t('diceDraw.bet')}
            value={bet.bet}
            disabled={isOn}
            options={betNames.map((value) => ({ value, label: t(`diceDraw.bets.${value}`) }))}
            onChange={(value) => {
              const name = betNames.find((each) => each === value) ?? 'big';
              setBet({ bet: name, number: defaultNumber(name) });
            }}
          />
          {range && (
            <NumberInput
              label={t(bet.bet === 'total' ? 'diceDraw.total' : 'diceDraw.face')}
              value={bet.number}
              min={range.from}
              max={range.to}
              step={1}
              disabled={isOn}
              increaseLabel={t('diceDraw.more')}
              decreaseLabel={t('diceDraw.fewer')}
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
            ? t(view.wins > 0 ? 'diceDraw.won' : 'diceDraw.lost', {
                dice: view.dice.join(' · '),
                total,
                bet: [t(`diceDraw.bets.${view.bet}`), view.number ?? ''].join(' ').trim(),
              })
            : t(isOn ? 'diceDraw.rolling' : 'diceDraw.ready')
        }
        label={t('diceDraw.dice')}
      />
    </GameStage>
  );
};
