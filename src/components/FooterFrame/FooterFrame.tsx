import type { ReactNode } from 'react';
import { FooterLegal, type FooterLegalProps } from './FooterLegal.tsx';
import * as styles from './FooterFrame.css.ts';
import { visuallyHidden } from '#theme/text.css.ts';

export interface FooterFrameProps {
  /** Names the footer for a screen reader. */
  label: string;
  /** The ways, as the variant arranges them. */
  children: ReactNode;
  vendors: VendorMarksProps;
  legal: FooterLegalProps;
}

/** The ground of every footer, ending with the vendors and the small print. */
export const FooterFrame = ({ label, children, vendors, legal }: FooterFrameProps) => (
  <footer className={styles.footer} aria-label={label}>
    <div className={styles.inner}>
      {children}
      <VendorMarks {...vendors} />
      <FooterLegal {...legal} />
    </div>
  </footer>
);

interface VendorMarksProps {
  /** Names the list for a screen reader. */
  label: string;
  names: readonly string[];
}

/** The vendors whose games the brand offers, each by its name in the brand's display face. */
const VendorMarks = ({ label, names }: VendorMarksProps) =>
  names.length > 0 && (
    <section>
      <h2 className={visuallyHidden}>{label}</h2>
      <ul className={styles.vendors}>
        {names.map((name) => (
          <li key={name} className={styles.vendor}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
