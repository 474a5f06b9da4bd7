import { createElement, use } from 'react';

import type { Feature } from './feature.ts';
import { useSettings } from '../settings/use-settings.ts';

/**
 * Shows a part of the site. A part that was loaded before is shown in the same pass (so it was
 * prerendered, and is hydrated as it stands); any other suspends until its file has come.
 *
 * @param isPatient whether it waits through failures; otherwise the first one is thrown
 */
export const FeaturePart = ({
  feature,
  isPatient = false,
}: {
  feature: Feature;
  isPatient?: boolean;
}) => {
  const { chunkTimeoutS } = useSettings().limits;
  const waits = isPatient && !feature.loaded();
  return createElement(
    use(waits ? feature.loadUntilHere(chunkTimeoutS) : feature.show(chunkTimeoutS)),
  );
};
