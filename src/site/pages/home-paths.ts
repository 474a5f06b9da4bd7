import { homePaths } from '#generated/page-paths.ts';

import { isPopupPath } from './popup-paths.ts';

/** Whether an address shows the home page, be it under a popup. */
export const isHomePath = (path: string): boolean => homePaths.includes(path) || isPopupPath(path);
