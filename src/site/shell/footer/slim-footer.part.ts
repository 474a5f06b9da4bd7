import { sitePart } from '../../pages/site-part.ts';

/** One line and what the law asks for. */
export const part = sitePart({
  kind: 'footer',
  name: 'slim',
  load: () => import('./SlimFooter.tsx'),
});
