import { feature, type Feature } from './pages/feature.ts';

const always = (): boolean => true;

/** The full-page screens that stand in for the site. */
export const statusScreens = {
  maintenance: feature({
    name: 'MaintenanceScreen',
    load: () => import('./status/MaintenanceScreen.tsx'),
    when: always,
  }),
  blocked: feature({
    name: 'BlockedScreen',
    load: () => import('./status/BlockedScreen.tsx'),
    when: always,
  }),
} satisfies Record<string, Feature>;
