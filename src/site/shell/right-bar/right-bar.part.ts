import { sitePart } from '../../pages/site-part.ts';
import { hasRightBar } from '../../settings/what-is-on.ts';

/** Application codes and contacts beside the page. */
export const part = sitePart({
  kind: 'aside',
  name: 'rightBar',
  when: hasRightBar,
  load: () => import('./RightBar.tsx'),
});
