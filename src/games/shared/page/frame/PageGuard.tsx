import { Component, type ReactNode } from 'react';
import type { Translate } from '../../../words/game-words.ts';
import { FailureNotice } from './FailureNotice.tsx';

interface PageGuardProps {
  t: Translate;
  children: ReactNode;
}

/** Keeps a page that fails from leaving nothing: it says so and offers to load it anew. */
export class PageGuard extends Component<PageGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { t, children } = this.props;
    if (!this.state.failed) return children;
    return <FailureNotice t={t} onRetry={() => location.reload()} />;
  }
}
