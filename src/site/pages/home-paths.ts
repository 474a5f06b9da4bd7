import { homePaths } from '#generated/page-paths.ts';

import { isPopupPath } from './popup-paths.ts';

/** Where agents begin, instead of the home page (specification 2). */
export const AGENT_HOME = '/agentHome';

/** Whether an address shows the home page, be it under a popup. */
export const isHomePath = (path: string): boolean => homePaths.includes(path) || isPopupPath(path);
