import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import { AllMessages } from './i18n/AllMessages.tsx';
import { FeaturePart } from './pages/FeaturePart.tsx';
import { popups } from './features.generated.ts';
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
        <AllMessages>
          <FeaturePart feature={popups[name]} />
        </AllMessages>
      </Suspense>
    </FailureGuard>
  );
};
