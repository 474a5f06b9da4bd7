import { atom } from 'jotai';

import type { Feature } from '../pages/feature.ts';

/**
 * What only some kinds of promotions of this brand need, by the names of the parts; null until the late work has handed them
 * in. What shows them need not know the list of features that it is itself on.
 */
export const promotionPartsAtom = atom<Readonly<Record<string, Feature>> | null>(null);
