import type { ReactNode } from 'react';
import { small } from '../FooterFrame/FooterFrame.css.ts';
import * as styles from './FooterFull.css.ts';
import type { FooterContent } from '../FooterFrame/footer-content.ts';
import type { FooterGroup } from '../FooterFrame/footer-link.ts';
import { FooterFrame } from '../FooterFrame/FooterFrame.tsx';
import { FooterLinks } from '../FooterFrame/FooterLinks.tsx';

export interface FooterFullProps extends FooterContent {
  /** The brand in a sentence or two: text, or a `ForeignText`. */
  description: ReactNode;
}

/** The brand in a sentence, columns of links, the vendors and the small print. */
export const FooterFull = ({
  label,
  logo,
  description,
  products,
  help,
  contact,
  vendors,
  legal,
  newWindowLabel,
}: FooterFullProps) => (
  <FooterFrame label={label} vendors={vendors} legal={legal}>
    <div className={styles.columns}>
      <div className={styles.about}>
        {logo}
        <p className={small}>{description}</p>
      </div>
      <Column group={products} newWindowLabel={newWindowLabel} tall />
      <Column group={help} newWindowLabel={newWindowLabel} />
      {contact && contact.links.length > 0 && (
        <Column group={contact} newWindowLabel={newWindowLabel} />
      )}
    </div>
  </FooterFrame>
);

interface ColumnProps {
  group: FooterGroup;
  newWindowLabel: string;
  /** The longest list: on a phone the others stand one above the other beside it. */
  tall?: boolean;
}

const Column = ({ group, newWindowLabel, tall = false }: ColumnProps) => (
  <section className={tall ? styles.tall : undefined}>
    <h2 className={styles.heading}>{group.title}</h2>
    <ul className={styles.list}>
      <FooterLinks links={group.links} newWindowLabel={newWindowLabel} />
    </ul>
  </section>
);
