import { sitePart } from '../../../pages/site-part.ts';

/** One banner beside two. */
export const part = sitePart({
  kind: 'hero',
  name: 'split',
  load: () => import('./BannersSplit.tsx'),
});
