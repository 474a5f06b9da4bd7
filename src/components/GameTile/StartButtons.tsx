import { Icon } from '../Icon/Icon.tsx';
import * as styles from './StartButtons.css.ts';

/** The ways to start a game; each button's name says which game. */
export const StartButtons = ({
  name,
  play,
  trial,
  onPlay,
  onTrial,
}: {
  name: string;
  play: string | undefined;
  trial: string | undefined;
  onPlay: (() => void) | undefined;
  onTrial: (() => void) | undefined;
}) => (
  <div className={styles.start}>
    {onPlay && play && (
      <button
        type="button"
        className={styles.play}
        aria-label={`${play}: ${name}`}
        onClick={onPlay}
      >
        <Icon name="play" size={16} />
        <span className={styles.startWord}>{play}</span>
      </button>
    )}
    {onTrial && trial && (
      <button
        type="button"
        className={styles.trial}
        aria-label={`${trial}: ${name}`}
        onClick={onTrial}
      >
        {trial}
      </button>
    )}
  </div>
);
