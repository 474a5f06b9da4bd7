import type { ReactNode } from 'react';
import type { FooterLegalProps } from './FooterLegal.tsx';
import type { VendorMarksProps } from './VendorMarks.tsx';
import type { FooterGroup } from './footer-link.ts';

/** What every footer holds. */
export interface FooterContent {
  /** Names the footer for a screen reader. */
  label: string;
  /** A `BrandPicture` with `place="footer"`. */
  logo: ReactNode;
  /** The games and what belongs to them: the longest list. */
  products: FooterGroup;
  help: FooterGroup;
  /** Where else the brand is found; left out where it is nowhere else. */
  contact?: FooterGroup | undefined;
  vendors: VendorMarksProps;
  legal: FooterLegalProps;
  newWindowLabel: string;
}
