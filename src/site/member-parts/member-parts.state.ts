import { atom } from 'jotai';

import type { Feature } from '../pages/feature.ts';

/**
 * The parts for members that this brand has, by their names. Handed in at the start, so that what shows them need not know
 * the list of features that it is itself on.
 */
export const memberPartsAtom = atom<Readonly<Record<string, Feature>>>({});
