import { popupPaths } from '#generated/page-paths.ts';

/** Whether an address is one of a popup. */
export const isPopupPath = (path: string): path is keyof typeof popupPaths => path in popupPaths;
