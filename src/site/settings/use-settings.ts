import { useAtomValue } from 'jotai';

import { settingsAtom } from './settings.state.ts';
import type { Settings } from './settings.ts';

/** This brand's settings, in a component. State reads `settingsAtom` instead. */
export const useSettings = (): Settings => useAtomValue(settingsAtom);
