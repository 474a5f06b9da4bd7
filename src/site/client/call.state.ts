import { atom, useAtomValue } from 'jotai';

import type { Call } from './outcome.ts';

const givenAtom = atom<{ call: Call } | null>(null);

/** The way to the platform, for state: `await get(callAtom)(endpoint, input)`. */
export const callAtom = atom(
  (get): Call => {
    const given = get(givenAtom);
    if (!given) throw new Error('The platform is called before the site has started.');
    return given.call;
  },
  (_get, set, call: Call) => set(givenAtom, { call }),
);

/** The way to the platform, for components. */
export const useCall = (): Call => useAtomValue(callAtom);
