import type { ParseKeys } from 'i18next';

import type { Settings } from '../settings/settings.ts';
import type { Feature } from './feature.ts';

/** How an address is shown. */
export interface PageRules {
  /** Only with a session; a visitor is sent to /login. */
  signedIn?: boolean;
  /** It has the whole window: nothing of the site stands around it. */
  bare?: boolean;
  /** Which brands have it, where their having the screen does not tell. */
  when?: (settings: Settings) => boolean;
  /** Key of the page's title; the home page bears the brand's name alone. */
  title?: ParseKeys;
}

/** One address of the site. */
export interface Route extends PageRules {
  path: string;
  screen: Feature;
}
