import type { ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './PlayStage.css.ts';

export interface PlayStageProps {
  /** The game's name. */
  title: string;
  /** The frame around the page says the name: only the tools stand over the playing area. */
  framed?: boolean | undefined;
  /** Beside the title: balance, menus. */
  tools?: ReactNode;
  /** Above the playing area: what the player must know before going on. */
  notices?: ReactNode;
  /** Stake, choices and the button that plays. */
  panel: ReactNode;
  /** Names the panel: "Your bet". */
  panelLabel: string;
  /** One sentence about what has just happened; read aloud whenever it changes. */
  announcement: string;
  /** The playing area: reels, a board, cards. */
  children: ReactNode;
}

/**
 * The page of a game: its name and tools, the playing area, and the panel with the stake. On a
 * phone the panel stands below, on wider frames beside it.
 */
export const PlayStage = ({
  title,
  framed = false,
  tools,
  notices,
  panel,
  panelLabel,
  announcement,
  children,
}: PlayStageProps) => (
  <div className={styles.page}>
    {!framed && (
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
    )}
    <div className={styles.body}>
      <main className={styles.stage}>
        {framed && (
          <header className={styles.corner}>
            <h1 className={visuallyHidden}>{title}</h1>
            {tools}
          </header>
        )}
        {notices && <div className={styles.notices}>{notices}</div>}
        <div className={styles.play}>{children}</div>
        <p role="status" aria-live="polite" className={visuallyHidden}>
          {announcement}
        </p>
      </main>
      <section aria-label={panelLabel} className={styles.panel}>
        {panel}
      </section>
    </div>
  </div>
);
