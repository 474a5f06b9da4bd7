import { atom } from 'jotai';

import type { Settings } from './settings.ts';

const givenAtom = atom<Settings | null>(null);

/**
 * This brand's settings. Written before anything renders, and reading earlier is a fault; once more where the platform keeps another
 * currency than the site was built for.
 */
export const settingsAtom = atom(
  (get): Settings => {
    const settings = get(givenAtom);
    if (!settings) throw new Error('The settings are read before the site has started.');
    return settings;
  },
  (_get, set, settings: Settings) => set(givenAtom, settings),
);
