import { siteScreen } from '../../pages/site-screen.ts';
import { hasPage } from '../../settings/has-part.ts';

/** Who runs the brand, under which licence, and how players are protected. */
export const screen = siteScreen({
  when: hasPage('description'),
  pages: [{ path: '/description', title: 'brandPage.description' }],
  load: () => import('./DescriptionScreen.tsx'),
});
