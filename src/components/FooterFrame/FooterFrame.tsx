import type { ReactNode } from 'react';
import { FooterLegal, type FooterLegalProps } from './FooterLegal.tsx';
import * as styles from './FooterFrame.css.ts';
import { VendorMarks, type VendorMarksProps } from './VendorMarks.tsx';

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
