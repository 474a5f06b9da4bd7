import type { ReactNode } from 'react';
import { Image } from '../Image/Image.tsx';
import * as styles from './ListHero.css.ts';

export interface ListHeroProps {
  title: string;
  /** Over the title: what the title is one of. */
  kicker?: string | undefined;
  /** A sentence under the title; its line is kept free while it is on its way. */
  intro?: string | undefined;
  /** Addresses of up to three pictures, the leading one first. Decoration. */
  pictures: readonly string[];
  /** The picture that takes the place of one that cannot be had. */
  fallbackUrl: string;
  /** A button or a link. */
  action?: ReactNode;
}

/** The head of a page of games: what it is about, and a fan of its leading pictures. */
export const ListHero = ({
  title,
  kicker,
  intro,
  pictures,
  fallbackUrl,
  action,
}: ListHeroProps) => (
  <header className={styles.hero}>
    <div className={styles.text}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
    <div aria-hidden="true" className={styles.fan}>
      {[0, 1, 2].map((place) => (
        <span key={place} className={styles.card} data-place={place}>
          {pictures[place] && (
            <Image src={pictures[place]} fallback={fallbackUrl} alt="" ratio="fill" eager />
          )}
        </span>
      ))}
    </div>
  </header>
);
