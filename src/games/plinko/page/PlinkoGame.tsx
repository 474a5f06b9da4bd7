import { useState } from 'react';
import { PlinkoBoard } from '#components/PlinkoBoard/PlinkoBoard.tsx';
import {
  type PlinkoChoice,
  plinkoPockets,
  plinkoReturn,
  plinkoRisks,
  plinkoRows,
  type PlinkoView,
} from '../rules/plinko-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

interface PlinkoChoicesProps {
  choice: PlinkoChoice;
  onChange: (choice: PlinkoChoice) => void;
  disabled: boolean;
}

/** How high the board is, and how far its pockets differ. */
const PlinkoChoices = ({ choice, onChange, disabled }: PlinkoChoicesProps) => {
  const { t } = usePlay();
  return (
    <Stack gap="x2">
      <SegmentedControl
        label={t('plinko.rows')}
        fullWidth
        value={String(choice.rows)}
        options={plinkoRows.map((count) => ({
          value: String(count),
          label: t('plinko.rowCount', { count }),
          disabled,
        }))}
        onChange={(value) => {
          const rows = plinkoRows.find((each) => String(each) === value);
          if (rows) onChange({ ...choice, rows });
        }}
      />
      <SegmentedControl
        label={t('plinko.risk')}
        fullWidth
        value={choice.risk}
        options={plinkoRisks.map((value) => ({
          value,
          label: t(`plinko.risks.${value}`),
          disabled,
        }))}
        onChange={(value) => {
          const risk = plinkoRisks.find((each) => each === value);
          if (risk) onChange({ ...choice, risk });
        }}
      />
    </Stack>
  );
};

/** How long a ball needs for a row. */
const ROW_MS = 150;

/** Plinko: a ball falls through rows of pins into a pocket. */
export const PlinkoGame = () => {
  const play = usePlay();
  const { t, language, number, percent } = play;
  const round = useRound<PlinkoChoice, null, PlinkoView>({ showMs: ({ rows }) => rows * ROW_MS });
  const [chosen, setChosen] = useState<PlinkoChoice>({ rows: 12, risk: 'medium' });
  const { view, phase } = round;
  const isOn = phase === 'sending' || phase === 'showing';
  const board = isOn || round.replay ? (view ?? chosen) : chosen;
  const shown =
    view && phase !== 'sending' && view.rows === board.rows && view.risk === board.risk
      ? view
      : null;
  const fallMs = phase === 'showing' && shown ? shown.rows * ROW_MS : 0;
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={
        <RulesText
          texts={[t('plinko.rules')]}
          list={plinkoRows.flatMap((rows) =>
            plinkoRisks.map((risk) =>
              t('plinko.returns', {
                rows,
                risk: t(`plinko.risks.${risk}`),
                percent: percent(ratioNumber(plinkoReturn(rows, risk))),
              }),
            ),
          )}
        />
      }
      panel={
        <RoundPanel round={round} choice={chosen} playLabel={t('plinko.drop')}>
          <PlinkoChoices choice={chosen} onChange={setChosen} disabled={isOn} />
        </RoundPanel>
      }
    >
      <PlinkoBoard
        rows={board.rows}
        pockets={plinkoPockets(board.rows, board.risk).map((hundredths) => hundredths / 100)}
        way={shown?.way ?? null}
        fallMs={fallMs}
        sentence={
          shown && fallMs === 0
            ? t('plinko.landed', { pays: number(shown.pays / 100) })
            : t(isOn ? 'plinko.falling' : 'plinko.ready')
        }
        labels={{
          board: t('plinko.board', { count: board.rows }),
          pockets: t('plinko.pockets'),
          hit: t('plinko.hit'),
        }}
        language={language}
      />
    </GameStage>
  );
};
