import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { FileGoneError } from '#components/PageLoader/file-gone-error.ts';
import { StatusScreen } from '#components/StatusScreen/StatusScreen.tsx';

import { letTryAgain, PartTooSlowError } from '../pages/feature.ts';
import { hasTypedText } from './has-typed-text.ts';
import { useIsOnline } from './use-is-online.ts';

/**
 * A page that has been open for so long, and a file of which is gone, is of a release that is kept no longer:
 * it is loaded anew, unless that would take away what somebody has typed. One that has just come would only fail
 * again.
 */
const OLD_PAGE_MS = 60_000;

/**
 * Keeps a part that fails from taking the page with it. Told apart: a file that did not come in
 * time, and everything else.
 */
export class FailureGuard extends Component<
  { children: ReactNode; quiet?: boolean; onFault?: (fault: unknown) => void },
  { fault: unknown }
> {
  override state: { fault: unknown } = { fault: null };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  override componentDidCatch(fault: unknown) {
    letTryAgain(fault);
    const isOld = fault instanceof FileGoneError && performance.now() > OLD_PAGE_MS;
    if (isOld && !hasTypedText()) reload();
    else this.props.onFault?.(fault);
  }

  override render() {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    if (this.props.quiet) return null;
    return <Failure slow={fault instanceof PartTooSlowError} />;
  }
}

/** The page again, from the start: what failed may be a file of a version that is gone. */
export const reload = () => location.reload();

/** The title and the text of a part that failed. */
export const failureWords = (wasOffline: boolean, slow: boolean) => {
  if (wasOffline) return ['status.offlineTitle', 'status.slowText'] as const;
  if (slow) return ['status.slowTitle', 'status.slowText'] as const;
  return ['status.crashTitle', 'status.crashText'] as const;
};

/**
 * A page whose file could not be fetched without a network says so, and is asked for again as soon as
 * there is one.
 */
const Failure = ({ slow }: { slow: boolean }) => {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const [wasOffline] = useState(!isOnline);
  useEffect(() => {
    if (wasOffline && isOnline) reload();
  }, [wasOffline, isOnline]);
  const [title, text] = failureWords(wasOffline, slow);
  return (
    <StatusScreen
      variant="page"
      tone="danger"
      icon="error"
      title={t(title)}
      action={
        <Button variant="secondary" icon="refresh" onPress={reload}>
          {t('common.retry')}
        </Button>
      }
    >
      {t(text)}
    </StatusScreen>
  );
};
