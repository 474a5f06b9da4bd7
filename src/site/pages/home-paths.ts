import { isPopupPath } from '../session/popup-paths.ts';

const OWN = new Set(['/', '/index', '/index.html', '/home']);

/** Whether an address shows the home page, be it under a popup. */
export const isHomePath = (path: string): boolean => OWN.has(path) || isPopupPath(path);
