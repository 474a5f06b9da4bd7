import { useSyncExternalStore } from 'react';
import * as styles from './PlayFrame.css.ts';

// Not in the icon set, which every home page carries: only a game's page has this button.
const OUTWARD = 'M4.5 9.5v-5h5M14.5 4.5h5v5M19.5 14.5v5h-5M9.5 19.5h-5v-5';
const INWARD = 'M9.5 4.5v5h-5M19.5 9.5h-5v-5M14.5 19.5v-5h5M4.5 14.5h5v5';

const watch = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

const isFull = () => document.fullscreenElement !== null;

/**
 * Gives the page the whole screen, and takes it back. The page, not the game alone: what must be
 * answered lies over the game. Not there where the browser cannot do it.
 */
export const FullScreenButton = ({ labels }: { labels: { enter: string; leave: string } }) => {
  const full = useSyncExternalStore(watch, isFull, () => false);
  const isPossible = useSyncExternalStore(
    () => () => undefined,
    () => document.fullscreenEnabled,
    () => false,
  );
  if (!isPossible) return null;
  const toggle = () => {
    // A browser may refuse; then everything stays as it is.
    const done = full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    void done.catch(() => undefined);
  };
  return (
    <button
      type="button"
      className={styles.fullScreen}
      aria-label={full ? labels.leave : labels.enter}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path className={styles.corners} d={full ? INWARD : OUTWARD} />
      </svg>
    </button>
  );
};
