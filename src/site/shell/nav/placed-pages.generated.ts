/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import { isNamed } from '../../settings/has-part.ts';
import { hasDownloads } from '../../settings/what-is-on.ts';

/** The pages of the main navigation, in its order. */
export const placedPages = [
  { name: 'home', to: '/', icon: 'home' },
  { name: 'hot', to: '/hot', icon: 'flame' },
  { name: 'promotions', to: '/promotions', icon: 'gift' },
  { name: 'pointMall', to: '/pointMall', icon: 'sparkle', when: isNamed('pointMall') },
  { name: 'download', to: '/down', icon: 'download', when: hasDownloads },
  { name: 'help', to: '/help', icon: 'help' },
] as const;
