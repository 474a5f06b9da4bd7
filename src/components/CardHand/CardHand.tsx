import type { ReactNode } from 'react';
import { PieceHand, type PieceHandProps } from '../PieceHand/PieceHand.tsx';
import { PlayingCard } from '../PlayingCard/PlayingCard.tsx';
import * as styles from './CardHand.css.ts';

export interface CardHandProps extends Omit<PieceHandProps, 'children' | 'foot'> {
  /** In the order dealt; null lies face down. */
  cards: readonly (number | null)[];
  /** Says one card: "queen of hearts"; for null that it lies face down. */
  cardLabel: (card: number | null) => string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** New cards slide in, one after the other, beginning after so many. */
  dealtFrom?: number | undefined;
  /** Below the hand: its stake. */
  children?: ReactNode;
}

/** Cards that belong together, with what they come to and how they ended. */
export const CardHand = ({
  cards,
  cardLabel,
  size = 'md',
  dealtFrom,
  children,
  ...hand
}: CardHandProps) => (
  <PieceHand {...hand} foot={children}>
    <ul className={styles.cards} data-many={cards.length > 3 || undefined}>
      {cards.map((card, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a card keeps its place
        <li key={at} className={styles.place}>
          <PlayingCard
            card={card}
            label={cardLabel(card)}
            size={size}
            dimmed={hand.result?.tone === 'lost'}
            dealtAs={dealtFrom === undefined ? undefined : dealtFrom + at}
          />
        </li>
      ))}
    </ul>
  </PieceHand>
);
