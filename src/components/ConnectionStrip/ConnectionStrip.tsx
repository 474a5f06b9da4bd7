import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from './ConnectionStrip.css.ts';

export interface ConnectionStripProps {
  /** What is wrong: "You are offline". */
  title: string;
  /** What the player can do about it. */
  children?: ReactNode;
  /** Another try, where it can be tried. */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Says over the page that there is no network, or that nobody answers, as long as it is so. */
export const ConnectionStrip = ({ title, children, retryLabel, onRetry }: ConnectionStripProps) => (
  <div className={styles.strip}>
    <Banner
      tone="warning"
      title={title}
      action={
        retryLabel &&
        onRetry && (
          <Button size="sm" variant="secondary" onPress={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {children}
    </Banner>
  </div>
);
