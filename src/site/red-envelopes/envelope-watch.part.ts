import { sitePart } from '../pages/site-part.ts';
import { hasRedEnvelopes } from '../settings/what-is-on.ts';

/** Red envelopes over any page. */
export const part = sitePart({
  kind: 'promotion',
  name: 'redEnvelopes',
  when: hasRedEnvelopes,
  load: () => import('./EnvelopeWatch.tsx'),
});
