import { sitePart } from '../../../pages/site-part.ts';

/** One banner after the other. */
export const part = sitePart({
  kind: 'hero',
  name: 'carousel',
  load: () => import('./BannersCarousel.tsx'),
});
