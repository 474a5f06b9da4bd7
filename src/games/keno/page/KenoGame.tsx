import { useState } from 'react';
import { KenoBoard, type KenoBoardProps } from '#components/KenoBoard/KenoBoard.tsx';
import {
  KENO_MOST_PICKS,
  kenoPays,
  kenoReturn,
  kenoTable,
  type KenoView,
} from '../rules/keno-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { type Play, usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';
import { Button } from '#components/Button/Button.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { shuffled } from '#domain/fair/shuffle.ts';

/** A quick pick is the player's own choice by chance: it decides nothing about the draw. */
const anyBelow = (bound: number): number => Math.floor(Math.random() * bound);

const quickPick = (count: number): number[] =>
  shuffled(count, anyBelow, KENO_MOST_PICKS)
    .map((at) => at + 1)
    .toSorted((first, second) => first - second);

interface KenoPickerProps {
  /** How many numbers there are. */
  count: number;
  picks: readonly number[];
  onChange: (picks: number[]) => void;
  disabled: boolean;
}

/** Ten numbers by chance, or none. */
const KenoPicker = ({ count, picks, onChange, disabled }: KenoPickerProps) => {
  const { t } = usePlay();
  return (
    <Columns gap="x3">
      <Button
        variant="secondary"
        fullWidth
        isDisabled={disabled}
        onPress={() => onChange(quickPick(count))}
      >
        {t('keno.quick')}
      </Button>
      <Button
        variant="secondary"
        fullWidth
        isDisabled={disabled || picks.length === 0}
        onPress={() => onChange([])}
      >
        {t('keno.clear')}
      </Button>
    </Columns>
  );
};

/** The time between one number and the next. */
const STEP_MS = 110;

const boardLabels = (t: Play['t'], count: number): KenoBoardProps['labels'] => ({
  board: t('keno.board', { count }),
  pays: t('keno.pays'),
  hits: (hits) => t('keno.hits', { count: hits }),
  came: t('keno.came'),
  hit: t('keno.hit'),
});

/** Keno: up to ten numbers are picked, many are drawn. */
export const KenoGame = () => {
  const play = usePlay();
  const { t, facts, language, number, percent } = play;
  const table = kenoTable(facts.model.variant);
  const round = useRound<{ picks: number[] }, null, KenoView>({
    showMs: ({ came }) => (came.length + 3) * STEP_MS,
  });
  const [picks, setPicks] = useState<number[]>([]);
  // What came is wiped away as soon as the next numbers are picked.
  const [wiped, setWiped] = useState(false);
  const { view, phase } = round;
  const isOn = phase === 'sending' || phase === 'showing';
  const shown = view && phase !== 'sending' && !wiped ? view : null;
  const marked = shown?.picks ?? picks;
  const isResult = shown !== null && phase !== 'showing';
  const choose = (next: number[]) => {
    setPicks(next);
    setWiped(true);
  };
  const kenoReturns = Array.from({ length: KENO_MOST_PICKS }, (_, at) =>
    t('keno.returns', {
      count: at + 1,
      percent: percent(ratioNumber(kenoReturn(table, at + 1))),
    }),
  );
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={
        <RulesText
          texts={[t('keno.rules', { count: table.numbers, drawn: table.drawn })]}
          list={kenoReturns}
        />
      }
      panel={
        <RoundPanel
          round={{
            ...round,
            start: async (choice: { picks: number[] }) => {
              setWiped(false);
              return round.start(choice);
            },
          }}
          choice={picks.length === 0 ? null : { picks }}
          playLabel={t('keno.draw')}
          note={
            picks.length === 0 ? t('keno.pickFirst') : t('keno.picked', { count: picks.length })
          }
        >
          <KenoPicker count={table.numbers} picks={picks} onChange={choose} disabled={isOn} />
        </RoundPanel>
      }
    >
      <KenoBoard
        count={table.numbers}
        most={KENO_MOST_PICKS}
        picks={marked}
        onChange={choose}
        came={shown?.came ?? null}
        stepMs={phase === 'showing' ? STEP_MS : 0}
        pays={Array.from(
          { length: marked.length + 1 },
          (_, hits) => kenoPays(table, marked.length, hits) / 100,
        )}
        disabled={isOn || round.replay !== null}
        sentence={
          isResult
            ? t('keno.result', {
                hits: shown.hits,
                count: shown.picks.length,
                pays: number(shown.pays / 100),
              })
            : t(isOn ? 'keno.coming' : 'keno.ready')
        }
        labels={boardLabels(t, table.numbers)}
        language={language}
      />
    </GameStage>
  );
};
