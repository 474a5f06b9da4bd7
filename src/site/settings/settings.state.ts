import { atom } from 'jotai';

import type { Settings } from './settings.ts';

const givenAtom = atom<Settings | null>(null);

/** This brand's settings. Written once, before anything renders; reading earlier is a fault. */
export const settingsAtom = atom(
  (get): Settings => {
    const settings = get(givenAtom);
    if (!settings) throw new Error('The settings are read before the site has started.');
    return settings;
  },
  (_get, set, settings: Settings) => set(givenAtom, settings),
);
