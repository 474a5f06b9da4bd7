import { Fish, type FishName } from './Fish.tsx';
import * as styles from './FishPond.css.ts';

/** One kind of fish, and what is known of the shots at it. */
export interface PondFish {
  id: FishName;
  /** "Crab". */
  name: string;
  /** What it pays for one shot: "3×". */
  price: string;
  /** Shots that are aimed at it in the next volley. */
  aimed: number;
  /** Of the last volley: how many were landed of how many shots; null when there was none. */
  last: { caught: number; shots: number } | null;
  /** What is told of it, in words: "2 aimed", "1 of 2 landed". */
  told: string;
}

export interface FishPondProps {
  /** Names the water. */
  label: string;
  fish: readonly PondFish[];
  /** One more shot at a fish. */
  onAim: (id: FishName) => void;
  /** The volley is on its way, or no more shots fit into it. */
  disabled?: boolean | undefined;
  sentence: string;
}

/** A water with fish of different prices: each press aims one more shot at one of them. */
export const FishPond = ({ label, fish, onAim, disabled = false, sentence }: FishPondProps) => (
  <section className={styles.plate} aria-label={label}>
    <ul className={styles.water}>
      {fish.map(({ id, name, price, aimed, last, told }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.fish}
            data-aimed={aimed > 0}
            data-caught={(last?.caught ?? 0) > 0}
            disabled={disabled}
            onClick={() => onAim(id)}
          >
            <Fish name={id} />
            <span>{name}</span> <span className={styles.price}>{price}</span>{' '}
            <span className={styles.told}>{told}</span>
          </button>
        </li>
      ))}
    </ul>
    <p className={styles.sentence}>{sentence}</p>
  </section>
);
