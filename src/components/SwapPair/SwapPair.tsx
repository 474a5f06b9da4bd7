import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SwapPair.css.ts';

export interface SwapPairProps {
  /** Where it comes from: a field, a card. */
  from: ReactNode;
  /** Where it goes. */
  to: ReactNode;
  /** "Exchange the two". */
  swapLabel: string;
  onSwap: () => void;
  disabled?: boolean | undefined;
}

/** Two sides of a movement with a button between them that exchanges them. */
export const SwapPair = ({ from, to, swapLabel, onSwap, disabled = false }: SwapPairProps) => (
  <div className={styles.pair}>
    <div className={styles.side}>{from}</div>
    <div className={styles.middle}>
      <IconButton
        icon="sort"
        label={swapLabel}
        variant="outline"
        round
        isDisabled={disabled}
        onPress={onSwap}
      />
    </div>
    <div className={styles.side}>{to}</div>
  </div>
);
