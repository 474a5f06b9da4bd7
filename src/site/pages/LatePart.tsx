import { memo, Suspense } from 'react';

import { useEarlyPress } from '../hydration/early-press.ts';
import type { Feature } from './feature.ts';
import { FeaturePart } from './FeaturePart.tsx';

/**
 * A part that may come to life after the page around it, and is fetched until it comes: nobody would
 * ask for a footer again. Kept as it is while that renders anew: until its code has come, that would
 * replace its prerendered form by nothing.
 */
export const LatePart = memo(({ feature }: { feature: Feature }) => (
  <Suspense>
    <FeaturePart feature={feature} isPatient />
    <Alive />
  </Suspense>
));

/** Says that the part it stands in has come to life. */
const Alive = () => {
  useEarlyPress();
  return null;
};
