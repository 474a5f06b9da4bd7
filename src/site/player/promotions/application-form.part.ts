import { sitePart } from '../../pages/site-part.ts';
import { hasApplications } from '../../settings/what-is-on.ts';

/** The form of an application, its pictures and what sends them. */
export const part = sitePart({
  kind: 'promotion',
  name: 'application',
  when: hasApplications,
  load: () => import('./ApplicationForm.tsx'),
});
