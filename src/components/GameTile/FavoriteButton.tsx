import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FavoriteButton.css.ts';

export interface FavoriteButtonProps {
  /** Names it, the game included. */
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

/** The heart in a tile's corner: pressed while the game is in the collection. */
export const FavoriteButton = ({ label, isOn, onToggle }: FavoriteButtonProps) => (
  <button
    type="button"
    className={styles.heart}
    aria-pressed={isOn}
    aria-label={label}
    onClick={onToggle}
  >
    <span className={styles.icon}>
      <Icon name={isOn ? 'heartFilled' : 'heart'} size={18} />
    </span>
  </button>
);
