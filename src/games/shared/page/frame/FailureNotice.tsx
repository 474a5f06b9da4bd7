import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import type { Translate } from '../../../words/game-words.ts';

interface FailureNoticeProps {
  t: Translate;
  /** What to say in place of the general sentence. */
  children?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** The page could not be opened, or has failed: what happened and what can be done. */
export const FailureNotice = ({ t, children, onRetry }: FailureNoticeProps) => (
  <ErrorState title={t('play.failed')} {...(onRetry && { retryLabel: t('play.retry'), onRetry })}>
    {children ?? t('play.loadFailed')}
  </ErrorState>
);
