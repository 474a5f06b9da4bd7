import { atom } from 'jotai';

import { memberIcon } from '#api/uploads.ts';

import { callAtom } from '../client/call.state.ts';
import { tokenAtom } from './token.state.ts';

const heldAtom = atom<{ token: string; image: string | null } | null>(null);

/** The member's own picture as a `data:` address; null while there is none, or none is known. */
export const avatarAtom = atom((get): string | null => {
  const held = get(heldAtom);
  // Another session's picture is nobody's business.
  return held !== null && held.token === get(tokenAtom) ? held.image : null;
});

/** Puts the picture in place that the platform has just answered. */
export const setAvatarAtom = atom(null, (get, set, image: string | null) => {
  const token = get(tokenAtom);
  set(heldAtom, token === null ? null : { token, image });
});

/** Asks for the picture once in a session. A picture that cannot be had is left out. */
export const loadAvatarAtom = atom(null, async (get, set) => {
  const token = get(tokenAtom);
  if (token === null || get(heldAtom)?.token === token) return;
  const outcome = await get(callAtom)(memberIcon, {});
  if (outcome.ok && token === get(tokenAtom)) set(heldAtom, { token, image: outcome.value.image });
});
