import type { ReactNode } from 'react';
import { HeaderBar } from '../HeaderBar/HeaderBar.tsx';
import type { HeaderSlots } from '../HeaderBar/header-slots.ts';
import * as styles from './HeaderCentered.css.ts';

export interface HeaderCenteredProps extends HeaderSlots {
  /** The brand in a few words; it balances the actions. Text, or a `ForeignText`. */
  slogan: ReactNode;
  /** A `TopNav` with `align="center"`. */
  nav: ReactNode;
}

/** The logo centerd over the navigation; the slogan balances the actions. */
export const HeaderCentered = ({
  label,
  menu,
  logo,
  slogan,
  nav,
  actions,
}: HeaderCenteredProps) => (
  <HeaderBar label={label} below={<div className={styles.nav}>{nav}</div>}>
    <div className={styles.start}>
      {menu}
      <p className={styles.slogan}>{slogan}</p>
    </div>
    {logo}
    <div className={styles.end}>{actions}</div>
  </HeaderBar>
);
