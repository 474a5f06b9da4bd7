import { atom } from 'jotai';

import { addFavorite, favoriteIds, removeFavorite } from '#api/favorites.ts';
import type { Game } from '#api/games.ts';

import { callAtom } from '../client/call.state.ts';
import { isLoginAtom, isTrialAtom } from '../session/member.state.ts';
import { signInCountAtom } from '../session/sign-in.state.ts';
import { settingsAtom } from '../settings/settings.state.ts';
import { leadingThrottle } from '../throttle/leading-throttle.ts';

/** What became of a press on a heart. */
export type ToggleResult =
  | { kind: 'changed' | 'login' | 'trial' | 'tooSoon' }
  | { kind: 'refused'; refusal: string };

interface Held {
  /** The sign-in whose favourites these are. */
  signIn: number;
  /** Whether those on the platform are here, or on their way. */
  isFetched: boolean;
  ids: readonly string[];
  /** Games that were added on this page, the newest first: the fetched list lacks them. */
  added: readonly Game[];
}

const heldAtom = atom<Held>({ signIn: -1, isFetched: false, ids: [], added: [] });

const mineAtom = atom((get): Held | null => {
  const held = get(heldAtom);
  return get(isLoginAtom) && held.signIn === get(signInCountAtom) ? held : null;
});

/** The numbers of the member's favourites, as texts; none for a visitor. */
export const favoriteIdsAtom = atom((get): readonly string[] => get(mineAtom)?.ids ?? []);

/** The favourites that were added on this page, the newest first. */
export const addedFavoritesAtom = atom((get): readonly Game[] => get(mineAtom)?.added ?? []);

/** Fetches the numbers once per sign-in; what could not be fetched is asked for again the next time. */
export const loadFavoritesAtom = atom(null, async (get, set) => {
  const signIn = get(signInCountAtom);
  const known = get(mineAtom);
  if (!get(isLoginAtom) || known?.isFetched) return;
  set(heldAtom, { ids: [], added: [], ...known, signIn, isFetched: true });
  const outcome = await get(callAtom)(favoriteIds, {});
  const held = get(heldAtom);
  if (held.signIn !== signIn) return;
  if (!outcome.ok) return set(heldAtom, { ...held, isFetched: false });
  set(heldAtom, { ...held, ids: [...new Set([...outcome.value, ...held.ids])] });
});

/** Throttles presses on the hearts of this site: one action per interval, no trailing one. */
const gateAtom = atom((get) => leadingThrottle(get(settingsAtom).limits.favoriteThrottleMs));

const markAtom = atom(null, (get, set, game: Game, favorite: boolean) => {
  const held = get(heldAtom);
  const id = String(game.nodeId);
  const ids = held.ids.filter((known) => known !== id);
  const added = held.added.filter(({ nodeId }) => nodeId !== game.nodeId);
  set(heldAtom, {
    ...held,
    ids: favorite ? [...ids, id] : ids,
    added: favorite ? [game, ...added] : added,
  });
});

/**
 * Adds a game to the favourites or takes it out: here at once, then on the platform; what it
 * refuses is taken back.
 */
export const toggleFavoriteAtom = atom(
  null,
  async (get, set, game: Game): Promise<ToggleResult> => {
    if (!get(isLoginAtom)) return { kind: 'login' };
    if (get(isTrialAtom)) return { kind: 'trial' };
    if (!get(gateAtom)()) return { kind: 'tooSoon' };
    await set(loadFavoritesAtom);

    const signIn = get(signInCountAtom);
    const favorite = !get(favoriteIdsAtom).includes(String(game.nodeId));
    set(markAtom, game, favorite);
    const { nodeId, vassalage: vendor, gameType } = game;
    const outcome = favorite
      ? await get(callAtom)(addFavorite, { nodeId, vendor, gameType })
      : await get(callAtom)(removeFavorite, { nodeId });
    if (outcome.ok) return { kind: 'changed' };
    if (get(heldAtom).signIn === signIn) set(markAtom, game, !favorite);
    return { kind: 'refused', refusal: outcome.refusal };
  },
);

/**
 * The favourites to show: those added on this page first, then the fetched ones, without what has
 * been taken out meanwhile and without duplicates.
 */
export const favoriteGamesOf = (
  fetched: readonly Game[],
  added: readonly Game[],
  ids: readonly string[],
): Game[] => {
  const kept = new Set(ids);
  const byId = new Map([...added, ...fetched].map((game) => [game.nodeId, game]));
  return [...byId.values()].filter(({ nodeId }) => kept.has(String(nodeId)));
};
