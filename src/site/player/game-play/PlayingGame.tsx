import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { PlayFrame } from '#components/PlayFrame/PlayFrame.tsx';

import { loadRealityAtom } from '../../session/reality-check.state.ts';

import { BarredGame } from './BarredGame.tsx';
import type { GameMessage } from './frame-messages.ts';
import { PlayCovers } from './PlayCovers.tsx';
import { PlayMoney } from './PlayMoney.tsx';
import { useFrame } from './use-frame.ts';
import { useNetPosition } from './use-net-position.ts';
import { usePlayState } from './use-play-state.ts';
import { useReality } from './use-reality.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { useLeaveGame } from './use-leave-game.ts';

export interface PlayingGameProps {
  game: Game;
  freeTrial: boolean;
  /** The room of a card game that is entered. */
  room: string | null;
}

/** A game in its frame, under the player's balance, time and result. */
export const PlayingGame = ({ game, freeTrial, room }: PlayingGameProps) => {
  const { t } = useTranslation();
  const play = usePlayState({ nodeId: game.nodeId, freeTrial, room });
  const { state, mode } = play;
  const running = state.kind === 'running' ? state : null;
  const isReady = running?.isReady ?? false;
  const net = useNetPosition(running?.wallet === 'real');
  const [roundOpen, setRoundOpen] = useState(false);
  const exit = useExit(game, roundOpen);
  const checkReality = useSetAtom(loadRealityAtom);
  const onMessage = (message: GameMessage) => {
    if (message.livery === 'ready') play.ready();
    if (message.livery === 'round') setRoundOpen(message.open);
    if (message.livery === 'balance') void net.refresh();
    if (message.livery === 'exit') exit.ask();
    if (message.livery !== 'refused') return;
    if (message.code === 'reality_check_due') void checkReality();
    if (message.code === 'session_expired') play.stop(message.code);
  };
  const { frame, tell } = useFrame(running?.url ?? null, onMessage);
  const refusal = state.kind === 'refused' ? state.refusal : null;
  useReality(refusal, { tell, restart: play.restart });
  useEffect(() => {
    if (isReady) tell({ livery: 'mode', mode });
  }, [isReady, mode, tell]);

  if (refusal === 'game_maintenance') return <BarredGame game={game} reason="maintenance" />;
  return (
    <PlayFrame
      title={game.displayName}
      exitLabel={t('gamePlay.exit')}
      onExit={exit.ask}
      fullScreenLabels={{ enter: t('gamePlay.fullScreen'), leave: t('gamePlay.leaveFullScreen') }}
      money={running && <PlayMoney wallet={running.wallet} position={net.position} />}
      hint={
        prefersLandscape(game.gameType)
          ? { text: t('gamePlay.turn'), closeLabel: t('gamePlay.turnClose') }
          : undefined
      }
      frameRef={frame}
      frame={
        running
          ? { url: running.url, title: t('gamePlay.frame', { name: game.displayName }) }
          : undefined
      }
    >
      <PlayCovers game={game} state={state} onRestart={play.restart} />
      <ConfirmDialog
        title={t('gamePlay.leaveTitle')}
        body={t('gamePlay.leaveText')}
        confirmLabel={t('gamePlay.leaveGo')}
        cancelLabel={t('gamePlay.leaveStay')}
        closeLabel={t('common.close')}
        open={exit.isAsked}
        onOpenChange={exit.setAsked}
        onConfirm={exit.leave}
      />
    </PlayFrame>
  );
};

/** Tables, ponds and arenas are wider than high; reels and draws fit an upright phone. */
const WIDE: readonly GameType[] = ['LIVE', 'PVP', 'FISH', 'COCKFIGHT'];

/** Whether a game has more room on a phone that lies on its side. */
const prefersLandscape = (type: GameType): boolean => WIDE.includes(type);

/**
 * The way out of a game: asked about while a round is open. Where the page cannot ask (another
 * address, a closed tab), the browser does.
 */
const useExit = (game: Game, roundOpen: boolean) => {
  const leave = useLeaveGame(game);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!roundOpen) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [roundOpen]);
  return { leave, isAsked, setAsked, ask: () => (roundOpen ? setAsked(true) : leave()) };
};
