import type { ReactNode } from 'react';
import { languageAttributes } from '../ForeignText/language-attributes.ts';
import { Image } from '../Image/Image.tsx';
import { StatusPill, type StatusTone } from '../StatusPill/StatusPill.tsx';
import * as styles from './OrderRow.css.ts';

export interface OrderRowProps {
  title: string;
  /** BCP-47 of the title, where it is not the page's. */
  language?: string | undefined;
  /** The picture's address. */
  art: string;
  /** What it cost, in words: "12,000 points". */
  price: string;
  /** When it was ordered. */
  time: ReactNode;
  /** The state in words: "On its way". */
  state: string;
  tone: StatusTone;
  /** Opens the order. */
  onPress: () => void;
}

/** Something that was ordered, and where it stands; the whole row opens it. */
export const OrderRow = ({
  title,
  language,
  art,
  price,
  time,
  state,
  tone,
  onPress,
}: OrderRowProps) => (
  <article className={styles.row}>
    <div className={styles.picture}>
      <Image src={art} alt="" ratio="1 / 1" />
    </div>
    <div className={styles.text}>
      <h3 className={styles.title} {...languageAttributes(language)}>
        <button type="button" className={styles.link} onClick={onPress}>
          {title}
        </button>
      </h3>
      <p className={styles.facts}>
        <span>{price}</span>
        <span>{time}</span>
      </p>
    </div>
    <StatusPill tone={tone}>{state}</StatusPill>
  </article>
);
