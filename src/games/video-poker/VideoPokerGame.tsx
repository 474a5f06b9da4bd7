import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CardTable } from '#components/CardTable/CardTable.tsx';
import { HandPays } from '#components/HandPays/HandPays.tsx';
import { HoldHand } from '#components/HoldHand/HoldHand.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { videoPokerHands } from '#domain/games/video-poker/video-poker-hands.ts';
import {
  type VideoPokerTable,
  videoPokerTables,
} from '#domain/games/video-poker/video-poker-tables.ts';
import type { Holds, VideoPokerView } from '#domain/games/video-poker/video-poker-view.ts';
import { cardWords } from '../cards/card-words.ts';
import { handName } from '../cards/hand-name.ts';
import { GameStage } from '../frame/GameStage.tsx';
import { resultSentence } from '../play/result-sentence.ts';
import { RoundPanel } from '../play/RoundPanel.tsx';
import { usePlay } from '../play/use-play.ts';
import { type Round, useRound } from '../play/use-round.ts';

const DEAL_MS = 1400;
const NONE: Holds = [false, false, false, false, false];
const BACKS = [null, null, null, null, null];

/** Nothing is chosen before the deal. */
const NO_CHOICE = {};

type PokerRound = Round<object, { held: Holds }, VideoPokerView>;

/** Video poker: five cards, hold any of them, draw once. */
export const VideoPokerGame = () => {
  const play = usePlay();
  const { say, facts } = play;
  const tables: Record<string, VideoPokerTable> = videoPokerTables;
  const table: VideoPokerTable = tables[facts.model.variant] ?? videoPokerTables.royal;
  const round: PokerRound = useRound({ showMs: () => DEAL_MS });
  const { view, phase } = round;
  const [held, setHeld] = useState({ roundId: '', holds: NONE });
  const roundId = round.round?.roundId ?? '';
  const chosen = held.roundId === roundId ? held.holds : NONE;
  const canHold = phase === 'open' && view?.held === null && !round.replay;
  const holds = view?.held ?? chosen;
  const toggle = (at: number) =>
    setHeld({ roundId, holds: chosen.map((one, place) => (place === at ? !one : one)) });
  return (
    <GameStage
      announcement={announcementOf(round, play)}
      replay={round.replay}
      rules={
        <>
          <p>{say('videoPoker.rules')}</p>
          {table.deucesWild && <p>{say('videoPoker.rulesWild')}</p>}
          <p>{say('videoPoker.rulesReturn')}</p>
          <p>{say('videoPoker.rulesLeft')}</p>
        </>
      }
      panel={
        canHold ? (
          <Stack gap="x3">
            <span>{say('videoPoker.chooseHold')}</span>
            <Button
              variant="primary"
              size="lg"
              fullWidth
              onPress={() => void round.move({ held: chosen })}
            >
              {say('videoPoker.draw')}
            </Button>
          </Stack>
        ) : (
          <RoundPanel round={round} choice={NO_CHOICE} playLabel={say('videoPoker.deal')} />
        )
      }
    >
      <Stack gap="x4">
        <PokerPays table={table} active={phase === 'showing' ? null : (view?.hand ?? null)} />
        <CardTable>
          <HoldHand
            cards={view?.cards ?? BACKS}
            held={view ? holds : NONE}
            open={canHold}
            dealt={view !== null}
            onToggle={toggle}
            labels={{
              hand: say('videoPoker.hand'),
              card: (card) => cardWords(say, card),
              held: say('videoPoker.held'),
              hold: say('videoPoker.hold'),
            }}
          />
        </CardTable>
      </Stack>
    </GameStage>
  );
};

const PokerPays = ({
  table,
  active,
}: {
  table: VideoPokerTable;
  active: VideoPokerView['hand'];
}) => {
  const { say, number } = usePlay();
  return (
    <HandPays
      lines={videoPokerHands.flatMap((id) => {
        const odds = table.pays[id];
        if (odds === undefined) return [];
        return [{ id, name: handName(say, id), pays: say('cards.odds', { odds: number(odds) }) }];
      })}
      active={active ?? undefined}
      labels={{
        caption: say('videoPoker.pays'),
        hand: say('videoPoker.handHead'),
        pays: say('videoPoker.paysHead'),
      }}
    />
  );
};

const announcementOf = (
  { phase, view, round, replay }: PokerRound,
  play: ReturnType<typeof usePlay>,
): string => {
  const { say } = play;
  const hand = say('videoPoker.now', {
    hand: view?.hand ? handName(say, view.hand) : say('videoPoker.nothing'),
  });
  if (phase === 'ended' && round) return `${hand} ${resultSentence(round, play)}`;
  if (phase !== 'open' || !view || replay) return '';
  const cards = view.cards.map((card) => cardWords(say, card)).join(', ');
  return `${say('videoPoker.dealt', { cards })} ${hand}`;
};
