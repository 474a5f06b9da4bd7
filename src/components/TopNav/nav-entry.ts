import type { ReactNode } from 'react';
import type { IconName } from '../Icon/icon-paths.ts';

/** One way of a site's navigation: in the top navigation, the rail and the side menu alike. */
export interface NavEntry {
  id: string;
  label: string;
  href: string;
  icon: IconName;
  /** This is where the player is. */
  current?: boolean | undefined;
  /** What unfolds from it, drawn when it is opened; `close` folds it again. */
  panel?: ((close: () => void) => ReactNode) | undefined;
  /** Names the button that unfolds: "Vendors: Slots". */
  panelLabel?: string | undefined;
}
