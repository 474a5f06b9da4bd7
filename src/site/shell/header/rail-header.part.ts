import { sitePart } from '../../pages/site-part.ts';

/** A rail of signs at the side instead of a line of words. */
export const part = sitePart({
  kind: 'header',
  name: 'rail',
  load: () => import('./RailHeader.tsx'),
});
