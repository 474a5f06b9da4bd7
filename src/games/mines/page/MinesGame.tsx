import { useState } from 'react';
import { MinesBoard } from '#components/MinesBoard/MinesBoard.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { minesReturns } from '../rules/mines-models.ts';
import { MINES_COUNT, type MinesMove, type MinesView, minesWorth } from '../rules/mines-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import { ClimbActions } from '../../shared/page/play/ClimbActions.tsx';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';

/** Mines: twenty-five covered tiles, opened one after the other. */
export const MinesGame = () => {
  const play = usePlay();
  const { t, facts, number } = play;
  const round = useRound<{ mines: number }, MinesMove, MinesView>({ showMs: () => 0 });
  const [mines, setMines] = useState<number | null>(3);
  const { view, phase } = round;
  const isOn = round.round?.status === 'open';
  const safe = view ? view.opened.length - Number(view.lost) : 0;
  const returnSteps = returnNamed(minesReturns, facts.model.variant);
  const worth = minesWorth(view?.mines ?? 3, safe, returnSteps);
  const sentence = (): string => {
    if (!view) return t('mines.ready');
    if (view.lost) return t('mines.met');
    if (!isOn) return t('mines.taken', { worth: number(ratioNumber(worth)) });
    return t('mines.open', { count: safe, mines: view.mines });
  };
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={<RulesText texts={[t('mines.rules'), t('mines.rulesPay'), t('climb.top')]} />}
      panel={
        isOn && view ? (
          <ClimbActions round={round} worth={worth} nextWorth={view.nextWorth} steps={safe} />
        ) : (
          <RoundPanel
            round={round}
            choice={mines === null ? null : { mines }}
            note={
              mines !== null &&
              t('mines.first', { worth: number(ratioNumber(minesWorth(mines, 1, returnSteps))) })
            }
          >
            <NumberInput
              label={t('mines.mines')}
              value={mines}
              min={MINES_COUNT.fewest}
              max={MINES_COUNT.most}
              step={1}
              increaseLabel={t('mines.more')}
              decreaseLabel={t('mines.fewer')}
              onChange={setMines}
            />
          </RoundPanel>
        )
      }
    >
      <MinesBoard
        opened={view?.opened ?? []}
        laid={view?.laid ?? null}
        onOpen={
          isOn && phase === 'open' ? (tile) => void round.move({ act: 'open', tile }) : undefined
        }
        sentence={sentence()}
        labels={{
          board: t('mines.board'),
          tile: (row, column) => t('mines.tile', { row, column }),
          closed: t('mines.closed'),
          safe: t('mines.safe'),
          mine: t('mines.mine'),
        }}
      />
    </GameStage>
  );
};
