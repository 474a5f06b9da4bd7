import { atom } from 'jotai';

import type { ValueOf } from '#api/endpoint.ts';
import { type BadgePage, unreadCount } from '#api/inbox.ts';

import { callAtom } from '../client/call.state.ts';
import { tokenAtom } from '../session/token.state.ts';

/** What waits for the member. */
export type Unread = ValueOf<typeof unreadCount>;

const nothing: Unread = { kinds: {}, pages: {} };

const knownAtom = atom<{ token: string | null; unread: Unread }>({ token: null, unread: nothing });

/** What waits for who is signed in; nothing while it is not known. */
export const unreadAtom = atom((get) => {
  const { token, unread } = get(knownAtom);
  return token !== null && token === get(tokenAtom) ? unread : nothing;
});

/** How many things wait on a page with a badge. */
export const countOn = (unread: Unread, page: string): number =>
  // Most pages have no badge.
  unread.pages[page as BadgePage] ?? 0;

/** Unread messages of all kinds together. */
const sumOf = (kinds: Unread['kinds']): number =>
  Object.values(kinds).reduce((sum, count) => sum + count, 0);

/** Asks what waits; a refusal leaves what is known. */
export const loadUnreadAtom = atom(null, async (get, set) => {
  const token = get(tokenAtom);
  if (token === null) return;
  const outcome = await get(callAtom)(unreadCount, {});
  if (outcome.ok) set(knownAtom, { token, unread: outcome.value });
});

/** Takes in how many messages are unread, as the platform has just told. */
export const setUnreadKindsAtom = atom(null, (get, set, kinds: Unread['kinds']) => {
  const { pages } = get(unreadAtom);
  const unread = { kinds, pages: { ...pages, messageV2: sumOf(kinds) } };
  set(knownAtom, { token: get(tokenAtom), unread });
});
