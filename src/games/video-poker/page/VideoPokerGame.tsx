import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CardTable } from '#components/CardTable/CardTable.tsx';
import { HandPays } from '#components/HandPays/HandPays.tsx';
import { HoldHand } from '#components/HoldHand/HoldHand.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { videoPokerHands } from '../rules/video-poker-hands.ts';
import { type VideoPokerTable, videoPokerTables } from '../rules/video-poker-tables.ts';
import type { Holds, VideoPokerView } from '../rules/video-poker-view.ts';
import { cardText } from '../../shared/page/cards/card-text.ts';
import { handName } from '../../shared/page/cards/hand-name.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { type Round, useRound } from '../../shared/page/play/use-round.ts';

const DEAL_MS = 1400;
const NONE: Holds = [false, false, false, false, false];
const BACKS = [null, null, null, null, null];

/** Nothing is chosen before the deal. */
const NO_CHOICE = {};

type PokerRound = Round<object, { held: Holds }, VideoPokerView>;

/** Video poker: five cards, hold any of them, draw once. */
export const VideoPokerGame = () => {
  const play = usePlay();
  const { t, facts } = play;
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
          <p>{t('videoPoker.rules')}</p>
          {table.deucesWild && <p>{t('videoPoker.rulesWild')}</p>}
          <p>{t('videoPoker.rulesReturn')}</p>
          <p>{t('videoPoker.rulesLeft')}</p>
        </>
      }
      panel={
        canHold ? (
          <Stack gap="x3">
            <span>{t('videoPoker.chooseHold')}</span>
            <Button
              variant="primary"
              size="lg"
              fullWidth
              onPress={() => void round.move({ held: chosen })}
            >
              {t('videoPoker.draw')}
            </Button>
          </Stack>
        ) : (
          <RoundPanel round={round} choice={NO_CHOICE} playLabel={t('videoPoker.deal')} />
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
              hand: t('videoPoker.hand'),
              card: (card) => cardText(t, card),
              held: t('videoPoker.held'),
              hold: t('videoPoker.hold'),
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
  const { t, number } = usePlay();
  return (
    <HandPays
      lines={videoPokerHands.flatMap((id) => {
        const odds = table.pays[id];
        if (odds === undefined) return [];
        return [{ id, name: handName(t, id), pays: t('cards.odds', { odds: number(odds) }) }];
      })}
      active={active ?? undefined}
      labels={{
        caption: t('videoPoker.pays'),
        hand: t('videoPoker.handHead'),
        pays: t('videoPoker.paysHead'),
      }}
    />
  );
};

const announcementOf = (
  { phase, view, round, replay }: PokerRound,
  play: ReturnType<typeof usePlay>,
): string => {
  const { t } = play;
  const hand = t('videoPoker.now', {
    hand: view?.hand ? handName(t, view.hand) : t('videoPoker.nothing'),
  });
  if (phase === 'ended' && round) return `${hand} ${resultSentence(round, play)}`;
  if (phase !== 'open' || !view || replay) return '';
  const cards = view.cards.map((card) => cardText(t, card)).join(', ');
  return `${t('videoPoker.dealt', { cards })} ${hand}`;
};
