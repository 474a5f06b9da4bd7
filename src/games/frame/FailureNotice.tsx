import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import type { Say } from '../words/game-words.ts';

interface FailureNoticeProps {
  say: Say;
  /** What to say in place of the general sentence. */
  children?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** The page could not be opened, or has failed: what happened and what can be done. */
export const FailureNotice = ({ say, children, onRetry }: FailureNoticeProps) => (
  <ErrorState
    title={say('play.failed')}
    {...(onRetry && { retryLabel: say('play.retry'), onRetry })}
  >
    {children ?? say('play.loadFailed')}
  </ErrorState>
);
