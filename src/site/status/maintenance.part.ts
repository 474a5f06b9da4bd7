import { sitePart } from '../pages/site-part.ts';

/** The site is closed for a while. */
export const part = sitePart({
  kind: 'status',
  name: 'maintenance',
  load: () => import('./MaintenanceScreen.tsx'),
});
