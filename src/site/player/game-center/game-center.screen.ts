import { hasAnyCategory } from '../../games/has-any-category.ts';
import { siteScreen } from '../../pages/site-screen.ts';

/** A category as shelves, one for each vendor. */
export const screen = siteScreen({
  group: 'games',
  pages: [
    { path: '/lott', category: 'LOTT' },
    { path: '/elott', category: 'ELOTT' },
    { path: '/cockfight', category: 'COCKFIGHT' },
  ],
  when: hasAnyCategory('LOTT', 'ELOTT', 'COCKFIGHT'),
  load: () => import('./GameCenterScreen.tsx'),
});
