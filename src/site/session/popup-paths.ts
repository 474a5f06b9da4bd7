import type { PopupName } from './popup.state.ts';

/** The addresses that show the home page with a popup over it. */
export const popupPaths = {
  '/login': 'login',
  '/register': 'register',
  '/reset': 'resetPassword',
  '/help': 'help',
  '/helpmc': 'help',
} as const satisfies Record<string, PopupName>;

/** Whether an address is one of a popup. */
export const isPopupPath = (path: string): path is keyof typeof popupPaths => path in popupPaths;
