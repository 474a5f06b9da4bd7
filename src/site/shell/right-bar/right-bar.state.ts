import { atom } from 'jotai';

/** Whether the bar beside the page is unfolded; folded it shows icons only. */
export const rightBarOpenAtom = atom(false);
