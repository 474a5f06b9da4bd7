import { useState } from 'react';
import { PickBoard } from '#components/PickBoard/PickBoard.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import {
  type PickChoice,
  type PickLevel,
  pickLevels,
  type PickView,
  prizesOf,
} from '../rules/pick-one-rules.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { type Play, usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';

/** How long the shot flies, or the egg is cracked. */
const OPEN_MS = 700;

const sentenceOf = (
  { t, number }: Play,
  game: 'goal' | 'egg',
  told: PickView | null,
  isOn: boolean,
): string => {
  if (!told) return t(isOn ? `pickOne.${game}.opening` : `pickOne.${game}.ready`);
  const pays = number(told.pays / 1000, 3);
  return t(told.pays === 0 ? `pickOne.${game}.none` : `pickOne.${game}.found`, { pays });
};

/** One pick among covered places: a corner of the goal, an egg. */
export const PickOneGame = () => {
  const play = usePlay();
  const { t, facts, language, number } = play;
  const game = facts.model.variant === 'goal' ? 'goal' : 'egg';
  const round = useRound<PickChoice, null, PickView>({ showMs: () => OPEN_MS });
  const [level, setLevel] = useState<PickLevel>('lively');
  const [place, setPlace] = useState<number | null>(null);
  // What is told of the last round is covered again as soon as the next place is chosen.
  const [covered, setCovered] = useState(false);
  const { view, phase } = round;
  const isOn = phase === 'sending' || phase === 'showing';
  const told = view && !isOn && !covered ? view : null;
  const prizes = prizesOf(facts.model.variant, level);
  const list = (each: PickLevel) =>
    prizesOf(facts.model.variant, each)
      .map((thousandths) => number(thousandths / 1000, 3))
      .join(' · ');
  const choose = (next: number) => {
    setPlace(next);
    setCovered(true);
  };
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={
        <RulesText
          texts={[t(`pickOne.${game}.rules`)]}
          list={pickLevels.map((each) =>
            t('pickOne.prizes', { name: t(`pickOne.levels.${each}`), prizes: list(each) }),
          )}
        />
      }
      panel={
        <RoundPanel
          round={{
            ...round,
            start: async (choice: PickChoice) => {
              setCovered(false);
              return round.start(choice);
            },
          }}
          choice={place === null ? null : { level, place }}
          playLabel={t(`pickOne.${game}.play`)}
          note={t('pickOne.hidden', { prizes: list(level) })}
        >
          <SegmentedControl
            label={t('pickOne.level')}
            fullWidth
            value={level}
            options={pickLevels.map((each) => ({
              value: each,
              label: t(`pickOne.levels.${each}`),
              disabled: isOn,
            }))}
            onChange={(value) => {
              setLevel(pickLevels.find((each) => each === value) ?? 'lively');
              setCovered(true);
            }}
          />
        </RoundPanel>
      }
    >
      <PickBoard
        game={game}
        count={prizes.length}
        place={(round.replay ? view?.place : undefined) ?? told?.place ?? place}
        onPlace={choose}
        prizes={told?.prizes.map((thousandths) => thousandths / 1000) ?? null}
        disabled={isOn || round.replay !== null}
        sentence={sentenceOf(play, game, told, isOn)}
        labels={{
          board: t(`pickOne.${game}.board`),
          place: (at) => t(`pickOne.${game}.place`, { number: at }),
        }}
        language={language}
      />
    </GameStage>
  );
};
