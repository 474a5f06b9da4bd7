import { useState } from 'react';
import { MinesBoard } from '#components/MinesBoard/MinesBoard.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { minesReturns } from '#domain/games/mines/mines-models.ts';
import {
  MINES_COUNT,
  type MinesMove,
  type MinesView,
  minesWorth,
} from '#domain/games/mines/mines-rules.ts';
import { ratioNumber } from '#domain/games/ratio.ts';
import { returnNamed } from '#domain/games/return-named.ts';
import { ClimbActions } from '../play/ClimbActions.tsx';
import { GameStage } from '../frame/GameStage.tsx';
import { resultSentence } from '../play/result-sentence.ts';
import { RoundPanel } from '../play/RoundPanel.tsx';
import { RulesText } from '../play/RulesText.tsx';
import { usePlay } from '../play/use-play.ts';
import { useRound } from '../play/use-round.ts';

/** Mines: twenty-five covered tiles, opened one after the other. */
export const MinesGame = () => {
  const play = usePlay();
  const { say, facts, number } = play;
  const round = useRound<{ mines: number }, MinesMove, MinesView>({ showMs: () => 0 });
  const [mines, setMines] = useState<number | null>(3);
  const { view, phase } = round;
  const isOn = round.round?.status === 'open';
  const safe = view ? view.opened.length - Number(view.lost) : 0;
  const returnSteps = returnNamed(minesReturns, facts.model.variant);
  const worth = minesWorth(view?.mines ?? 3, safe, returnSteps);
  const sentence = (): string => {
    if (!view) return say('mines.ready');
    if (view.lost) return say('mines.met');
    if (!isOn) return say('mines.taken', { worth: number(ratioNumber(worth)) });
    return say('mines.open', { count: safe, mines: view.mines });
  };
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={<RulesText texts={[say('mines.rules'), say('mines.rulesPay'), say('climb.top')]} />}
      panel={
        isOn && view ? (
          <ClimbActions round={round} worth={worth} nextWorth={view.nextWorth} steps={safe} />
        ) : (
          <RoundPanel
            round={round}
            choice={mines === null ? null : { mines }}
            note={
              mines !== null &&
              say('mines.first', { worth: number(ratioNumber(minesWorth(mines, 1, returnSteps))) })
            }
          >
            <NumberInput
              label={say('mines.mines')}
              value={mines}
              min={MINES_COUNT.fewest}
              max={MINES_COUNT.most}
              step={1}
              increaseLabel={say('mines.more')}
              decreaseLabel={say('mines.fewer')}
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
          board: say('mines.board'),
          tile: (row, column) => say('mines.tile', { row, column }),
          closed: say('mines.closed'),
          safe: say('mines.safe'),
          mine: say('mines.mine'),
        }}
      />
    </GameStage>
  );
};
