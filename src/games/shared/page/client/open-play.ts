import { playResume, playSession, type PlayState } from '#api/play.ts';
import { createPlayCall, type PlayCall } from './play-call.ts';

/** A session of play with the way to its service. */
export interface OpenedPlay extends PlayState {
  token: string;
  call: PlayCall;
}

/** A page that is loaded anew goes on with the session of its ticket, which works once. */
const keyOf = (ticket: string): string => `livery.play.${ticket}`;

const keptToken = (ticket: string): string | null => {
  try {
    return sessionStorage.getItem(keyOf(ticket));
  } catch {
    return null;
  }
};

const keepToken = (ticket: string, token: string): void => {
  try {
    sessionStorage.setItem(keyOf(ticket), token);
  } catch {
    // A browser that keeps nothing in frames: the page then lasts until it is left.
  }
};

/**
 * Opens the session of the launch whose address this is, or takes it up again.
 *
 * @returns the code of a refusal when there is none
 */
export const openPlay = async (
  query: URLSearchParams,
): Promise<{ ok: true; play: OpenedPlay } | { ok: false; refusal: string }> => {
  const ticket = query.get('ticket') ?? '';
  let token = keptToken(ticket);
  const call = createPlayCall(() => token);
  if (token !== null) {
    const resumed = await call(playResume, {});
    return resumed.ok ? { ok: true, play: { ...resumed.value, token, call } } : resumed;
  }
  const opened = await call(playSession, { vendor: query.get('vendor') ?? '', ticket });
  if (!opened.ok) return opened;
  token = opened.value.token;
  keepToken(ticket, token);
  return { ok: true, play: { ...opened.value, call } };
};
