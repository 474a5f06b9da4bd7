import { atom } from 'jotai';

/** Whether the side menu is open: the drawer of a narrow screen. */
export const sideMenuOpenAtom = atom(false);
