import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './EnvelopeArt.css.ts';

/** What has become of an envelope. */
export type EnvelopeState = 'closed' | 'opening' | 'won' | 'nothing' | 'expired' | 'taken';

const seals: Record<EnvelopeState, IconName> = {
  closed: 'sparkle',
  opening: 'sparkle',
  won: 'sparkle',
  nothing: 'sparkle',
  expired: 'clock',
  taken: 'check',
};

/** The envelope itself, shut or open; `children` stand on the card that comes out. */
export const EnvelopeArt = ({
  state,
  compact = false,
  children,
}: {
  state: EnvelopeState;
  /** Half as large, for a place with little room. */
  compact?: boolean | undefined;
  children?: ReactNode;
}) => {
  const isOpen = state === 'won' || state === 'nothing';
  return (
    <div
      className={styles.scene}
      data-state={state}
      data-open={isOpen || undefined}
      data-compact={compact || undefined}
    >
      <div className={styles.body}>
        {isOpen && <div className={styles.card}>{children}</div>}
        <span className={styles.pocket} />
        <span className={styles.flap} />
      </div>
      <span className={styles.medal}>
        <Icon name={seals[state]} size={28} />
      </span>
    </div>
  );
};
