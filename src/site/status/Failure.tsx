import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { StatusScreen } from '#components/StatusScreen/StatusScreen.tsx';

import { PartTooSlowError } from '../pages/feature.ts';

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
    <StatusScreen
      variant="page"
      tone="danger"
      icon="error"
      title={t(slow ? 'status.slowTitle' : 'status.crashTitle')}
      action={
        <Button variant="secondary" icon="refresh" onPress={reload}>
          {t('common.retry')}
        </Button>
      }
    >
      {t(slow ? 'status.slowText' : 'status.crashText')}
    </StatusScreen>
  );
};
