import type { ReactNode } from 'react';
import type { FooterFrameProps } from './FooterFrame.tsx';
import type { FooterGroup } from './footer-link.ts';

/** What every footer holds. */
export interface FooterContent extends Omit<FooterFrameProps, 'children'> {
  /** A `BrandPicture` with `place="footer"`. */
  logo: ReactNode;
  /** The games and what belongs to them: the longest list. */
  products: FooterGroup;
  help: FooterGroup;
  /** Where else the brand is found; left out where it is nowhere else. */
  contact?: FooterGroup | undefined;
  newWindowLabel: string;
}
