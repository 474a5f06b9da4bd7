import { useSetAtom, useAtomValue } from 'jotai';
import { useEffect, useState, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { Game } from '#api/games.ts';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { PlayFrame } from '#components/PlayFrame/PlayFrame.tsx';

import { loadRealityAtom, realityStateAtom } from '../../session/reality-check.state.ts';

import { BarredGame } from './BarredGame.tsx';
import { type GameMessage, type SiteMessage, readGameMessage } from './frame-messages.ts';
import { FreeStakeNote } from './FreeStakeNote.tsx';
import { PlayCovers } from './PlayCovers.tsx';
import { PlayMoney } from './PlayMoney.tsx';
import { useFreeStake } from './use-free-stake.ts';
import { usePlayState } from './use-play-state.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { useLeaveGame } from './use-leave-game.ts';
import { netPosition } from '#api/protection.ts';
import { memberQuery, useMemberQuery } from '../../remote/member-query.ts';
import { loadBalanceAtom } from '../../session/balance.state.ts';

/**
 * Listens to the game in a frame and gives `tell(message)`. Only the frame itself is heard, and
 * only from the origin that its address names.
 *
 * @param url the address of the frame; null while there is none
 */
const useFrame = (url: string | null, onMessage: (message: GameMessage) => void) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  const origin = url === null ? null : new URL(url, location.href).origin;

  useEffect(() => {
    if (origin === null) return undefined;
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      if (message) latest.current(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin]);

  const tell = useCallback(
    (message: SiteMessage) => {
      if (origin !== null) frame.current?.contentWindow?.postMessage(message, origin);
    },
    [origin],
  );
  return { frame, tell };
};

/**
 * Holds the game while a reality check waits for its answer, and begins one that was refused for it
 * once it is answered.
 *
 * @param refusal why the game did not begin; null where it did
 */
const useReality = (
  refusal: string | null,
  { tell, restart }: { tell: (message: SiteMessage) => void; restart: () => void },
): void => {
  const isDue = useAtomValue(realityStateAtom)?.due ?? false;
  const load = useSetAtom(loadRealityAtom);
  const isRefused = refusal === 'reality_check_due';
  const wasDue = useRef(false);
  const latest = useRef({ tell, restart });
  useEffect(() => {
    latest.current = { tell, restart };
  });
  useEffect(() => {
    if (isRefused) void load();
  }, [isRefused, load]);
  useEffect(() => {
    if (isDue && !wasDue.current) latest.current.tell({ livery: 'stop' });
    if (!isDue && wasDue.current && isRefused) latest.current.restart();
    wasDue.current = isDue;
  }, [isDue, isRefused]);
};

const netPositionQuery = memberQuery(netPosition);

/** Rounds tell by themselves; this is for what happens elsewhere meanwhile. */
const EVERY_MS = 60_000;

/**
 * Time and result of the running play session, and `refresh()` for both and the balance.
 *
 * @param isOn off where nothing is at stake: nothing is asked then
 */
const useNetPosition = (isOn: boolean) => {
  const loadBalance = useSetAtom(loadBalanceAtom);
  const { value, reload } = useMemberQuery(netPositionQuery, isOn ? {} : null);
  const refresh = useCallback(async () => {
    await Promise.all([loadBalance(), reload()]);
  }, [loadBalance, reload]);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => void reload(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, reload]);
  return { position: value, refresh };
};

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
  const freeStake = useFreeStake(game, running?.wallet === 'real');
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
      note={freeStake && <FreeStakeNote {...freeStake} />}
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
