import { useState } from 'react';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { TowerBoard } from '#components/TowerBoard/TowerBoard.tsx';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import { towerReturns } from '../rules/tower-models.ts';
import {
  type TowerMove,
  type TowerPathName,
  towerPaths,
  type TowerView,
  towerWorth,
} from '../rules/tower-rules.ts';
import { ClimbActions } from '../../shared/page/play/ClimbActions.tsx';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';

const pathNames = ['gentle', 'steady', 'steep', 'bold', 'wild'] as const;

/** The tower: floor after floor, one tile each; some hold, some do not. */
export const TowerGame = () => {
  const play = usePlay();
  const { t, facts, language, number } = play;
  const round = useRound<{ path: TowerPathName }, TowerMove, TowerView>({ showMs: () => 0 });
  const [chosen, setChosen] = useState<TowerPathName>('steady');
  const { view, phase } = round;
  const isOn = round.round?.status === 'open';
  const shown = isOn || round.replay !== null || view?.path === chosen ? view : null;
  const name = shown?.path ?? chosen;
  const path = towerPaths[name];
  const returnSteps = returnNamed(towerReturns, facts.model.variant);
  const floor = shown ? shown.steps.length - Number(shown.lost) : 0;
  const prices = Array.from({ length: path.floors }, (_, at) =>
    ratioNumber(towerWorth(path, at + 1, returnSteps)),
  );
  const worth = towerWorth(path, floor, returnSteps);
  const sentence = (): string => {
    if (!shown) return t('tower.ready');
    if (shown.lost) return t('tower.fell');
    if (!isOn) return t('tower.taken', { worth: number(ratioNumber(worth)) });
    return t('tower.floor', { floor, floors: path.floors });
  };
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={<RulesText texts={[t('tower.rules'), t('tower.rulesPay'), t('climb.top')]} />}
      panel={
        isOn && view ? (
          <ClimbActions
            round={round}
            worth={worth}
            nextWorth={prices[floor] ?? null}
            steps={floor}
          />
        ) : (
          <RoundPanel
            round={round}
            choice={{ path: chosen }}
            note={t('tower.way', {
              safe: path.safe,
              tiles: path.tiles,
              floors: path.floors,
              top: number(prices.at(-1) ?? 0),
            })}
          >
            <SegmentedControl
              label={t('tower.path')}
              fullWidth
              value={chosen}
              options={pathNames.map((value) => ({ value, label: t(`tower.paths.${value}`) }))}
              onChange={(value) => setChosen(value as TowerPathName)}
            />
          </RoundPanel>
        )
      }
    >
      <TowerBoard
        path={path}
        prices={prices}
        steps={shown?.steps ?? []}
        loose={shown?.loose ?? []}
        onStep={
          isOn && phase === 'open' ? (tile) => void round.move({ act: 'step', tile }) : undefined
        }
        sentence={sentence()}
        language={language}
        labels={{
          board: t('tower.board', { floors: path.floors }),
          tile: (level, tile) => t('tower.tile', { floor: level, tile }),
          closed: t('tower.closed'),
          held: t('tower.held'),
          loose: t('tower.loose'),
        }}
      />
    </GameStage>
  );
};
