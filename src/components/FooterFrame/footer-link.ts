import type { IconName } from '../Icon/icon-paths.ts';

/** One way out of the footer: to a page, out of the site, or to something that opens. */
export interface FooterLink {
  id: string;
  label: string;
  /** Goes there; without it `onPress` is called. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  icon?: IconName | undefined;
  /** Another site's page: it opens in a window of its own. */
  external?: boolean | undefined;
}

/** A titled list of ways. */
export interface FooterGroup {
  id: string;
  title: string;
  links: readonly FooterLink[];
}
