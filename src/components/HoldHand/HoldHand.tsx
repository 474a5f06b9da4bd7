import { press } from '../Button/press.ts';
import { PlayingCard } from '../PlayingCard/PlayingCard.tsx';
import * as styles from './HoldHand.css.ts';

export interface HoldHandProps {
  /** Five cards; null lies face down. */
  cards: readonly (number | null)[];
  /** Which of them stay. */
  held: readonly boolean[];
  /** Cards may be held now. */
  open: boolean;
  onToggle: (at: number) => void;
  labels: {
    /** Names the hand. */
    hand: string;
    card: (card: number | null) => string;
    /** On a card that stays. */
    held: string;
    /** On a card that will be replaced. */
    hold: string;
  };
  /** Changed cards slide in. */
  dealt?: boolean | undefined;
}

/** Five cards of video poker: each is a switch that holds it or lets it go. */
export const HoldHand = ({ cards, held, open, onToggle, labels, dealt = false }: HoldHandProps) => (
  <div role="group" aria-label={labels.hand} className={styles.hand}>
    {cards.map((card, at) => (
      <button
        // oxlint-disable-next-line react/no-array-index-key -- a card keeps its place
        key={at}
        type="button"
        className={styles.slot}
        aria-pressed={held[at] ?? false}
        disabled={!open}
        onClick={(event) => press(event, () => onToggle(at))}
      >
        <PlayingCard
          key={card}
          card={card}
          label={labels.card(card)}
          size="lg"
          marked={held[at] ?? false}
          dealtAs={dealt ? at : undefined}
        />
        <span className={styles.word}>
          {held[at] ? labels.held : open ? labels.hold : '\u00a0'}
        </span>
      </button>
    ))}
  </div>
);
