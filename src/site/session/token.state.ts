import { atom } from 'jotai';

/** Where the session's token stays while this tab is open. */
export const TOKEN_KEY = 'livery.token';

const heldAtom = atom<string | null>(null);

/** The session's token; null for a visitor. Writing keeps it in session storage, or removes it. */
export const tokenAtom = atom(
  (get) => get(heldAtom),
  (_get, set, token: string | null) => {
    if (token === null) sessionStorage.removeItem(TOKEN_KEY);
    else sessionStorage.setItem(TOKEN_KEY, token);
    set(heldAtom, token);
  },
);

/** The token that an earlier page of this tab kept. */
export const storedToken = (): string | null => sessionStorage.getItem(TOKEN_KEY);
