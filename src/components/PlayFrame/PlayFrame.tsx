import { type ReactNode, type Ref, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import * as styles from './PlayFrame.css.ts';

export interface PlayFrameProps {
  /** The game's name. */
  title: string;
  exitLabel: string;
  onExit: () => void;
  /** Balance, time and result: always in sight. */
  money?: ReactNode;
  /** Left out: no way to full screen. */
  fullScreenLabels?: { enter: string; leave: string } | undefined;
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
