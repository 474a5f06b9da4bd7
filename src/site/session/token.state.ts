import { atom } from 'jotai';
import { tabStorage } from '../storage/browser-storage.ts';

/** Where the session's token stays while this tab is open. */
export const TOKEN_KEY = 'livery.token';

const heldAtom = atom<string | null>(null);

/** The session's token; null for a visitor. Writing keeps it in session storage, or removes it. */
export const tokenAtom = atom(
  (get) => get(heldAtom),
  (_get, set, token: string | null) => {
    if (token === null) tabStorage.removeItem(TOKEN_KEY);
    else tabStorage.setItem(TOKEN_KEY, token);
    set(heldAtom, token);
  },
);

/** The token that an earlier page of this tab kept. */
export const storedToken = (): string | null => tabStorage.getItem(TOKEN_KEY);
