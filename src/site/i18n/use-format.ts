import { atom, useAtomValue } from 'jotai';

import { settingsAtom } from '../settings/settings.state.ts';
import { createFormat, type Format } from './format.ts';
import { languageAtom } from './language.state.ts';

/** The formatter of the chosen language, for state. */
export const formatAtom = atom((get): Format => createFormat(get(languageAtom), get(settingsAtom)));

/** Texts from numbers, money and dates in the chosen language, for components. */
export const useFormat = (): Format => useAtomValue(formatAtom);
