import { sitePart } from '../../../pages/site-part.ts';

/** The first promotions. */
export const part = sitePart({
  kind: 'section',
  name: 'promotions',
  load: () => import('./PromotionsSection.tsx'),
});
