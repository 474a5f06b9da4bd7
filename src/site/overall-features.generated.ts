/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import { feature, type Feature } from './pages/feature.ts';

const always = (): boolean => true;

/** The full-page screens that stand in for the site. */
export const statusScreens = {
  blocked: feature({
    name: 'BlockedScreen',
    load: () => import('./status/BlockedScreen.tsx'),
    when: always,
  }),
  maintenance: feature({
    name: 'MaintenanceScreen',
    load: () => import('./status/MaintenanceScreen.tsx'),
    when: always,
  }),
} satisfies Record<string, Feature>;
