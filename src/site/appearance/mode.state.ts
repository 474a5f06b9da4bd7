import { atom } from 'jotai';

import { settingsAtom } from '../settings/settings.state.ts';
import { deviceStorage } from '../storage/browser-storage.ts';

/** Where the visitor's choice stays; the blocking script in the page reads it before the paint. */
export const MODE_KEY = 'livery.mode';

export type Mode = 'light' | 'dark' | 'system';

const isMode = (text: string | null): text is Mode =>
  text === 'light' || text === 'dark' || text === 'system';

const chosenAtom = atom<Mode | null>(null);

/** The modes to choose from; fewer than two means that there is nothing to choose. */
export const modesAtom = atom((get): Mode[] => {
  const { modes } = get(settingsAtom).theme;
  return modes.length > 1 ? [...modes, 'system'] : [...modes];
});

/** Light, dark, or as the device has it. Writing remembers the choice. */
export const modeAtom = atom(
  (get): Mode => get(chosenAtom) ?? get(settingsAtom).theme.defaultMode,
  (_get, set, mode: Mode) => {
    deviceStorage.setItem(MODE_KEY, mode);
    set(chosenAtom, mode);
  },
);

/** Takes up the choice of an earlier visit, as far as the brand still has that mode. */
export const restoreModeAtom = atom(null, (get, set) => {
  const stored = deviceStorage.getItem(MODE_KEY);
  if (isMode(stored) && get(modesAtom).includes(stored)) set(chosenAtom, stored);
});

/** Which of the two grounds a mode means on a device that prefers `deviceDark`. */
export const groundOf = (mode: Mode, deviceDark: boolean): 'light' | 'dark' => {
  if (mode === 'system') return deviceDark ? 'dark' : 'light';
  return mode;
};
