import { useAtomValue, useSetAtom, atom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { groundOf, modeAtom } from '../../appearance/mode.state.ts';
import { type Launched, launchGame } from '#api/launch.ts';
import { callAtom } from '../../client/call.state.ts';
import { startedCountAtom } from '../../games/started-games.state.ts';
import { languageAtom } from '../../i18n/language.state.ts';

/** What is asked of the platform to begin a game. */
interface LaunchRequest {
  nodeId: number;
  freeTrial: boolean;
  room: string | null;
  mode: 'light' | 'dark';
}

/** How a launch ends. */
type LaunchResult = { ok: true; value: Launched } | { ok: false; refusal: string };

/** Begins a game: each call is a ticket of its own. */
const launchAtom = atom(
  null,
  async (get, set, { room, ...asked }: LaunchRequest): Promise<LaunchResult> => {
    const outcome = await get(callAtom)(launchGame, {
      ...asked,
      ...(room !== null && { roomId: room }),
      language: get(languageAtom),
    });
    if (!outcome.ok) return { ok: false, refusal: outcome.refusal };
    set(startedCountAtom, (count) => count + 1);
    return { ok: true, value: outcome.value };
  },
);

/** Where a play is: on its way, in its frame, refused, or stopped by its vendor. */
export type PlayState =
  | { kind: 'starting' }
  | { kind: 'running'; url: string; wallet: 'real' | 'trial' | 'fun'; isReady: boolean }
  | { kind: 'refused'; refusal: string }
  | { kind: 'stopped'; refusal: string };

/** How long a game may take to say that it is there; our own choice. */
const PATIENCE_MS = 30_000;

/**
 * Begins a game once, and again by `restart`. A lottery has a page of the site: it takes the place
 * of this one.
 */
export const usePlayState = (asked: Omit<LaunchRequest, 'mode'>) => {
  const { nodeId, freeTrial, room } = asked;
  const navigate = useNavigate();
  const launch = useSetAtom(launchAtom);
  const mode = useGround();
  const [state, setState] = useState<PlayState>({ kind: 'starting' });
  const [attempt, setAttempt] = useState(0);
  // A ticket for each attempt, however often the page is drawn.
  const launched = useRef(-1);
  const firstMode = useRef(mode);

  useEffect(() => {
    if (launched.current === attempt) return;
    launched.current = attempt;
    const begin = async () => {
      const result = await launch({ nodeId, freeTrial, room, mode: firstMode.current });
      if (!result.ok) setState({ kind: 'refused', refusal: result.refusal });
      else if (result.value.kind === 'page') void navigate(result.value.path, { replace: true });
      else {
        const { url, wallet } = result.value;
        setState({ kind: 'running', url, wallet, isReady: false });
      }
    };
    void begin();
  }, [attempt, nodeId, freeTrial, room, launch, navigate]);

  const isComing = state.kind === 'running' && !state.isReady;
  useEffect(() => {
    if (!isComing) return undefined;
    const silent = () => setState({ kind: 'stopped', refusal: 'game_silent' });
    const timer = setTimeout(silent, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isComing]);

  const restart = useCallback(() => {
    setState({ kind: 'starting' });
    setAttempt((count) => count + 1);
  }, []);
  const ready = useCallback(
    () => setState((now) => (now.kind === 'running' ? { ...now, isReady: true } : now)),
    [],
  );
  const stop = useCallback((refusal: string) => setState({ kind: 'stopped', refusal }), []);
  return { state, mode, restart, ready, stop };
};

const useGround = (): 'light' | 'dark' => {
  const mode = useAtomValue(modeAtom);
  return groundOf(mode, matchMedia('(prefers-color-scheme: dark)').matches);
};
