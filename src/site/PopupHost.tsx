import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import { AllWords } from './i18n/AllWords.tsx';
import { FeaturePart } from './pages/FeaturePart.tsx';
import { popups } from './features.ts';
import { popupAtom } from './session/popup.state.ts';
import { useSettings } from './settings/use-settings.ts';
import { FailureGuard } from './status/Failure.tsx';

/** Shows the popup that is open, as far as this brand has it. */
export const PopupHost = () => {
  const settings = useSettings();
  const name = useAtomValue(popupAtom)?.name;
  if (!name || !popups[name].when(settings)) return null;
  return (
    <FailureGuard key={name} quiet>
      <Suspense>
        <AllWords>
          <FeaturePart feature={popups[name]} />
        </AllWords>
      </Suspense>
    </FailureGuard>
  );
};
