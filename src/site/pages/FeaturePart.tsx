import { createElement, use } from 'react';

import type { Feature } from './feature.ts';
import { useSettings } from '../settings/use-settings.ts';

/**
 * Shows a part of the site. A part that was loaded before is shown in the same pass (so it was
 * prerendered, and is hydrated as it stands); any other suspends until its file has come.
 */
export const FeaturePart = ({ feature }: { feature: Feature }) => {
  const { chunkTimeoutS } = useSettings().limits;
  return createElement(use(feature.load(chunkTimeoutS)));
};
