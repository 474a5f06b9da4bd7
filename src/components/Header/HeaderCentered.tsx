import type { ReactNode } from 'react';
import { bar } from './header-bar.css.ts';
import * as styles from './HeaderCentered.css.ts';
import type { HeaderSlots } from './header-slots.ts';

export interface HeaderCenteredProps extends HeaderSlots {
  /** The brand in a few words; it balances the actions. Text, or a `ForeignText`. */
  slogan: ReactNode;
  /** A `TopNav` with `align="center"`. */
  nav: ReactNode;
}

/** The logo centred over the navigation; the slogan balances the actions. */
export const HeaderCentered = ({ label, menu, logo, slogan, nav, actions }: HeaderCenteredProps) => (
  <header className={bar} aria-label={label}>
    <div className={styles.top}>
      {menu}
      <p className={styles.slogan}>{slogan}</p>
      {logo}
      <div className={styles.actions}>{actions}</div>
    </div>
    <div className={styles.nav}>{nav}</div>
  </header>
);
