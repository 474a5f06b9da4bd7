import { sitePart } from '../../../pages/site-part.ts';

/** The pool, counting up. */
export const part = sitePart({
  kind: 'section',
  name: 'jackpot',
  load: () => import('./JackpotSection.tsx'),
});
