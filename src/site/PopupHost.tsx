import { useAtom } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { FileGoneError } from '#components/PageLoader/file-gone-error.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { popups } from './features.generated.ts';
import { AllMessages } from './i18n/AllMessages.tsx';
import { PartTooSlowError } from './pages/feature.ts';
import { FeaturePart } from './pages/FeaturePart.tsx';
import { type OpenPopup, popupAtom } from './session/popup.state.ts';
import { useSettings } from './settings/use-settings.ts';
import { failureWords, FailureGuard, reload } from './status/Failure.tsx';

/** Shows the popup that is open, as far as this brand has it; one that cannot be shown is closed again, and said. */
export const PopupHost = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const [popup, setPopup] = useAtom(popupAtom);
  if (!popup || !popups[popup.name].when(settings)) return null;
  const tellFault = (failed: OpenPopup) => (fault: unknown) => {
    setPopup(null);
    const [title, text] = failureWords(!navigator.onLine, fault instanceof PartTooSlowError);
    // A file that is gone comes with a newer page alone.
    const again = fault instanceof FileGoneError ? reload : () => setPopup(failed);
    const action = { label: t('common.retry'), onPress: again };
    pushToast({ tone: 'error', title: t(title), text: t(text), action });
  };
  return (
    <FailureGuard key={popup.name} quiet onFault={tellFault(popup)}>
      <Suspense>
        <AllMessages>
          <FeaturePart feature={popups[popup.name]} />
        </AllMessages>
      </Suspense>
    </FailureGuard>
  );
};
