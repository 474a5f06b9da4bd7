import { atom } from 'jotai';

import { type Launched, launchGame } from '#api/launch.ts';

import { callAtom } from '../../client/call.state.ts';
import { startedCountAtom } from '../../games/started-games.state.ts';
import { languageAtom } from '../../i18n/language.state.ts';

/** What is asked of the platform to begin a game. */
export interface LaunchRequest {
  nodeId: number;
  freeTrial: boolean;
  room: string | null;
  mode: 'light' | 'dark';
}

/** How a launch ends. */
export type LaunchResult = { ok: true; value: Launched } | { ok: false; refusal: string };

/** Begins a game: each call is a ticket of its own. */
export const launchAtom = atom(
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
