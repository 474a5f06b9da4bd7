import { siteScreen } from '../../pages/site-screen.ts';

/** The promotions of the brand. */
export const screen = siteScreen({
  pages: [
    {
      path: '/promotions',
      title: 'nav.promotions',
      navigation: { name: 'promotions', icon: 'gift', order: 3 },
    },
    { path: '/promotions/:id', title: 'nav.promotions' },
  ],
  load: () => import('./PromotionsScreen.tsx'),
});
