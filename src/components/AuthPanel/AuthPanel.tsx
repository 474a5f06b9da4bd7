import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './AuthPanel.css.ts';

export interface AuthPanelProps {
  /** What the form is for. */
  intro?: ReactNode;
  /** The form, or what stands in for it. */
  children: ReactNode;
  /** The other way, below: "No account yet?", where it needs saying, and the button there. */
  other?: { text?: string | undefined; label: string; onPress: () => void } | undefined;
}

/** The inside of a popup about the account: log in, register, change the password. */
export const AuthPanel = ({ intro, children, other }: AuthPanelProps) => (
  <div className={styles.panel}>
    {intro && <p className={styles.intro}>{intro}</p>}
    {children}
    {other && (
      <p className={styles.other}>
        {other.text && <>{other.text} </>}
        <Button variant="ghost" size="sm" onPress={other.onPress}>
          {other.label}
        </Button>
      </p>
    )}
  </div>
);
