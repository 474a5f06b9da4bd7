import type { ReactNode } from 'react';
import { Cluster } from '../Cluster/Cluster.tsx';
import { Image } from '../Image/Image.tsx';
import * as styles from './GameDetails.css.ts';

/** One thing to know of a game. */
export interface GameFact {
  id: string;
  term: string;
  value: ReactNode;
  /** What the value means, smaller. */
  note?: string | undefined;
}

export interface GameDetailsProps {
  /** The picture's address, the picture that takes its place when it is broken, and its words. */
  art: { src: string; fallback?: string | undefined; alt: string };
  /** `Badge`s: new, hot. */
  badges?: ReactNode;
  facts: readonly GameFact[];
  /** Under all of it: that the game is being maintained, and others instead. */
  children?: ReactNode;
}

/** What there is to know of a game: its picture and its facts. */
export const GameDetails = ({ art, badges, facts, children }: GameDetailsProps) => (
  <div className={styles.details}>
    <div className={styles.art}>
      <Image key={art.src} {...art} ratio="3 / 4" eager />
    </div>
    <div className={styles.facts}>
      {badges && <Cluster gap="x2">{badges}</Cluster>}
      <dl className={styles.list}>
        {facts.map(({ id, term, value, note }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>
              {value}
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
    {children && <div className={styles.below}>{children}</div>}
  </div>
);
