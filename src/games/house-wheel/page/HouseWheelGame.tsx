import { useState } from 'react';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { WheelOfLuck } from '#components/WheelOfLuck/WheelOfLuck.tsx';
import {
  type HouseWheelView,
  wheelRisks,
  type WheelRisk,
  wheelSegments,
} from '../rules/house-wheel-rules.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';

/** How long the wheel turns. */
const TURN_MS = 4200;

/** The house's wheel: it turns, and pays what the segment under the mark says. */
export const HouseWheelGame = () => {
  const play = usePlay();
  const { t, facts, language, number } = play;
  const round = useRound<{ risk: WheelRisk }, null, HouseWheelView>({ showMs: () => TURN_MS });
  const [chosen, setChosen] = useState<WheelRisk>('calm');
  const { view, phase } = round;
  const isOn = phase === 'sending' || phase === 'showing';
  const risk = (isOn || round.replay ? view?.risk : undefined) ?? chosen;
  const segments = wheelSegments(facts.model.variant, risk);
  const shown = view && view.risk === risk ? view : null;
  const isStill = !isOn && shown !== null;
  const paying = segments.filter((pays) => pays > 0).length;
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={
        <RulesText
          texts={[t('houseWheel.rules')]}
          list={wheelRisks.map((each) =>
            t('houseWheel.layout', {
              name: t(`houseWheel.risks.${each}`),
              segments: wheelSegments(facts.model.variant, each)
                .map((pays) => number(pays / 100))
                .join(' · '),
            }),
          )}
        />
      }
      panel={
        <RoundPanel
          round={round}
          choice={{ risk: chosen }}
          playLabel={t('houseWheel.spin')}
          note={t('houseWheel.paying', { paying, count: segments.length })}
        >
          <SegmentedControl
            label={t('houseWheel.risk')}
            fullWidth
            value={chosen}
            options={wheelRisks.map((each) => ({
              value: each,
              label: t(`houseWheel.risks.${each}`),
              disabled: isOn,
            }))}
            onChange={(value) => setChosen(wheelRisks.find((each) => each === value) ?? 'calm')}
          />
        </RoundPanel>
      }
    >
      <WheelOfLuck
        segments={segments.map((hundredths) => hundredths / 100)}
        segment={shown?.segment ?? null}
        turnMs={phase === 'showing' ? TURN_MS : 0}
        sentence={
          isStill
            ? t('houseWheel.stopped', { pays: number(shown.pays / 100) })
            : t(isOn ? 'houseWheel.turning' : 'houseWheel.ready')
        }
        label={t('houseWheel.wheel', { count: segments.length })}
        language={language}
      />
    </GameStage>
  );
};
