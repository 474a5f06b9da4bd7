import { useState } from 'react';
import { CardTable } from '#components/CardTable/CardTable.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { HAND_PAYS } from '../rules/hands-return.ts';
import { type HandsView, SEATS } from '../rules/hands-view.ts';
import { payoutMinor } from '#domain/payout.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';
import { useStake } from '../../shared/page/play/use-stake.ts';
import type { GameKey } from '../../words/game-words.ts';
import { HandOfThings } from './HandOfThings.tsx';

const DEAL_MS = 3600;

const seats = Array.from({ length: SEATS }, (_, seat) => seat);

const rules: Record<string, GameKey> = {
  'three-card': 'hands.rulesThreeCard',
  'five-card': 'hands.rulesFiveCard',
  bull: 'hands.rulesBull',
  nine: 'hands.rulesNine',
  domino: 'hands.rulesDomino',
  tiles: 'hands.rulesTiles',
  dice: 'hands.rulesDice',
};

/** A table of hands: choose one of three; it is compared with the house's. */
export const HandsGame = () => {
  const play = usePlay();
  const { t, money, facts } = play;
  const stake = useStake();
  const round = useRound<{ seat: number }, null, HandsView>({ showMs: () => DEAL_MS });
  const { view, phase } = round;
  const [chosen, setChosen] = useState(0);
  const isOn = phase === 'sending' || phase === 'showing';
  const seat = view && (isOn || round.replay) ? view.seat : chosen;
  const isOver = phase === 'ended';
  const rule = rules[facts.model.variant];
  return (
    <GameStage
      announcement={isOver && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={
        <>
          <p>{t('hands.rules')}</p>
          {rule && <p>{t(rule)}</p>}
        </>
      }
      panel={
        <RoundPanel
          round={round}
          choice={{ seat }}
          playLabel={t('hands.deal')}
          note={t('hands.pays', { amount: money(payoutMinor(stake.minor ?? 0, [HAND_PAYS])) })}
        >
          <SegmentedControl
            label={t('hands.choose')}
            options={seats.map((each) => ({
              value: String(each),
              label: t('hands.seat', { count: each + 1 }),
              disabled: isOn,
            }))}
            value={String(seat)}
            onChange={(value) => setChosen(Number(value))}
            fullWidth
          />
        </RoundPanel>
      }
    >
      <CardTable
        inscription={t('hands.inscription')}
        house={
          <HandOfThings
            label={t('hands.house')}
            hand={view?.house ?? null}
            from={0}
            over={isOver}
          />
        }
      >
        {seats.map((each) => (
          <HandOfThings
            key={each}
            label={each === seat ? t('hands.yours') : t('hands.seat', { count: each + 1 })}
            hand={view?.hands[each] ?? null}
            from={each + 1}
            yours={each === (isOver && view ? view.seat : seat)}
            over={isOver}
          />
        ))}
      </CardTable>
    </GameStage>
  );
};
