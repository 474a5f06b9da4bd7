import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorState } from '#components/ErrorState/ErrorState.tsx';

import { PartTooSlowError } from '../feature.ts';

/**
 * Keeps a part that fails from taking the page with it. Told apart: a file that did not come in
 * time, and everything else.
 */
export class FailureGuard extends Component<
  { children: ReactNode; quiet?: boolean },
  { fault: unknown }
> {
  override state: { fault: unknown } = { fault: null };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  override render() {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    if (this.props.quiet) return null;
    return <Failure slow={fault instanceof PartTooSlowError} />;
  }
}

/** The page again, from the start: what failed may be a file of a version that is gone. */
const reload = () => location.reload();

const Failure = ({ slow }: { slow: boolean }) => {
  const { t } = useTranslation();
  return (
    <main id="content" tabIndex={-1}>
      <ErrorState
        title={t(slow ? 'status.slowTitle' : 'status.crashTitle')}
        retryLabel={t('common.retry')}
        onRetry={reload}
      >
        {t(slow ? 'status.slowText' : 'status.crashText')}
      </ErrorState>
    </main>
  );
};
