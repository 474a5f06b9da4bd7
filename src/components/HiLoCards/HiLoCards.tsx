import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { PlayingCard } from '../PlayingCard/PlayingCard.tsx';
import * as styles from './HiLoCards.css.ts';

/** What was said about the card after one. */
export type HiLoCall = 'higher' | 'lower' | 'pass';

export interface HiLoCardsProps {
  /** The open cards, the oldest first; 0 to 51, as the rules count. None before a round. */
  cards: readonly number[];
  /** What was called on each card but the last. */
  calls: readonly HiLoCall[];
  /** The last call was wrong. */
  lost?: boolean | undefined;
  sentence: string;
  labels: {
    /** Names the whole: "Cards of this round". */
    cards: string;
    /** Names the cards before. */
    trail: string;
    card: (card: number) => string;
    faceDown: string;
    calls: Record<HiLoCall, string>;
  };
}

const icons: Record<HiLoCall, IconName> = {
  higher: 'chevronUp',
  lower: 'chevronDown',
  pass: 'arrowEnd',
};

/** The card on which the next call is made, and the cards before with what was called on them. */
export const HiLoCards = ({ cards, calls, lost = false, sentence, labels }: HiLoCardsProps) => {
  const last = cards.at(-1);
  return (
    <section className={gamePlate} aria-label={labels.cards}>
      <div className={styles.current}>
        <PlayingCard
          key={cards.length}
          card={last ?? null}
          size="lg"
          label={last === undefined ? labels.faceDown : labels.card(last)}
          dimmed={lost}
          {...(last !== undefined && { dealtAs: 0 })}
        />
      </div>
      <p className={gameSentence}>{sentence}</p>
      {cards.length > 1 && (
        // A list that scrolls has to be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol className={styles.trail} aria-label={labels.trail} tabIndex={0}>
          {cards.slice(0, -1).map((card, at) => {
            const call = calls[at] ?? 'pass';
            return (
              // oxlint-disable-next-line react/no-array-index-key -- cards are told by their place alone
              <li key={at} className={styles.past}>
                <PlayingCard card={card} size="sm" label={labels.card(card)} />
                <span className={styles.call}>
                  <Icon name={icons[call]} size={16} label={labels.calls[call]} />
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
};
