import type { ReactNode } from 'react';

/** What every header holds. */
export interface HeaderSlots {
  /** Names the header for a screen reader. */
  label: string;
  /** Opens the side menu on a narrow screen: a `MenuButton`. */
  menu: ReactNode;
  /** A `BrandLogo`. */
  logo: ReactNode;
  /** Who is here and what they choose: a `HeaderActions`. */
  actions: ReactNode;
}
