import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorState } from '#components/ErrorState/ErrorState.tsx';

import { useRefusalText } from '../fields/refusal-text.ts';

export interface LoadFailureProps {
  refusal: string;
  onRetry: () => Promise<void>;
}

/** In place of what could not be fetched: why, and another try. */
export const LoadFailure = ({ refusal, onRetry }: LoadFailureProps) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <ErrorState
      title={t('history.failed')}
      retryLabel={t('common.retry')}
      busy={busy}
      onRetry={() => void retry()}
    >
      {refusalText(refusal)}
    </ErrorState>
  );
};
