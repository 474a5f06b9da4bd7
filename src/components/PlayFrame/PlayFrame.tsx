import { type ReactNode, type Ref, useState, useSyncExternalStore } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
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
const FullScreenButton = ({ labels }: { labels: { enter: string; leave: string } }) => {
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

export interface PlayFrameProps {
  /** The game's name. */
  title: string;
  exitLabel: string;
  onExit: () => void;
  /** Balance, time and result: always in sight. */
  money?: ReactNode;
  /** Left out: no way to full screen. */
  fullScreenLabels?: { enter: string; leave: string } | undefined;
  /** What is to be known of the money in this game, under the bar: an icon and a paragraph. */
  note?: ReactNode;
  /** Shown on a phone that stands upright, until it is closed. */
  hint?: { text: string; closeLabel: string } | undefined;
  /** The game's own page; left out while there is none. */
  frame?: { url: string; title: string } | undefined;
  /** Receives the frame's element. */
  frameRef?: Ref<HTMLIFrameElement> | undefined;
  /** Lies over the game: what stands there until it is ready, and dialogs. */
  children?: ReactNode;
}

/**
 * What a game's page may do in its frame: run, keep its own storage, and open the page on which its
 * rounds are verified. It may not lead the site elsewhere.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A game that is played: it has the whole window under a bar with the way out and the money. */
export const PlayFrame = ({
  title,
  exitLabel,
  onExit,
  money,
  fullScreenLabels,
  note,
  hint,
  frame,
  frameRef,
  children,
}: PlayFrameProps) => {
  const [hintOpen, setHintOpen] = useState(true);
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <header className={styles.bar}>
        <IconButton icon="arrowStart" label={exitLabel} onPress={onExit} />
        <h1 className={styles.title}>{title}</h1>
        {money && <div className={styles.money}>{money}</div>}
        {fullScreenLabels && <FullScreenButton labels={fullScreenLabels} />}
      </header>
      {note && <div className={styles.note}>{note}</div>}
      {hint && hintOpen && (
        <p className={styles.hint}>
          <Icon name="phone" size={20} />
          <span>{hint.text}</span>
          <button type="button" className={styles.hintClose} onClick={() => setHintOpen(false)}>
            {hint.closeLabel}
          </button>
        </p>
      )}
      <div className={styles.stage}>
        {frame && (
          <iframe
            ref={frameRef}
            src={frame.url}
            title={frame.title}
            sandbox={SANDBOX}
            allow="autoplay; fullscreen"
            referrerPolicy="origin"
            className={styles.frame}
          />
        )}
        {children}
      </div>
    </main>
  );
};
