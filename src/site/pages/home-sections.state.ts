import { atom } from 'jotai';

import type { Feature } from './feature.ts';

/**
 * The sections of the home page that this brand has, in its order. Handed in at the start, so
 * that the home screen need not know the list of features that it is itself on.
 */
export const homeSectionsAtom = atom<readonly Feature[]>([]);
