import { atom } from 'jotai';

import type { ValueOf } from '#api/endpoint.ts';
import { type BadgePage, unreadCount } from '#api/inbox.ts';

import { callAtom } from '../client/call.state.ts';
import { tokenAtom } from '../session/token.state.ts';

/** What waits for the member. */
export type Unread = ValueOf<typeof unreadCount>;

const nothing: Unread = { kinds: {}, pages: {} };

interface Known {
  /** Of whose session. */
  token: string | null;
  unread: Unread;
  /** Which question was answered by it, from 1. */
  answered: number;
  /** How many questions had been put when the platform told of the kinds by itself. */
  told: number;
}

const knownAtom = atom<Known>({ token: null, unread: nothing, answered: 0, told: 0 });

const askedAtom = atom(0);

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

const withKinds = (pages: Unread['pages'], kinds: Unread['kinds']): Unread => ({
  kinds,
  pages: { ...pages, messageV2: sumOf(kinds) },
});

/** Asks what waits; a refusal leaves what is known, and so does an answer that is older than it. */
export const loadUnreadAtom = atom(null, async (get, set) => {
  const token = get(tokenAtom);
  if (token === null) return;
  const asked = get(askedAtom) + 1;
  set(askedAtom, asked);
  const outcome = await get(callAtom)(unreadCount, {});
  const known = get(knownAtom);
  if (!outcome.ok || get(tokenAtom) !== token || asked < known.answered) return;
  const isToldSince = known.token === token && asked <= known.told;
  const unread = isToldSince ? withKinds(outcome.value.pages, known.unread.kinds) : outcome.value;
  set(knownAtom, { ...known, token, unread, answered: asked });
});

/** Takes in how many messages are unread, as the platform has just told. */
export const setUnreadKindsAtom = atom(null, (get, set, kinds: Unread['kinds']) => {
  const unread = withKinds(get(unreadAtom).pages, kinds);
  set(knownAtom, { ...get(knownAtom), token: get(tokenAtom), unread, told: get(askedAtom) });
});
