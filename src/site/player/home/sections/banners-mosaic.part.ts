import { sitePart } from '../../../pages/site-part.ts';

/** All banners as tiles. */
export const part = sitePart({
  kind: 'hero',
  name: 'mosaic',
  load: () => import('./BannersMosaic.tsx'),
});
