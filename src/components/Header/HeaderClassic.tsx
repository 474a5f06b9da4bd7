import type { ReactNode } from 'react';
import { bar, line, pageWide } from './header-bar.css.ts';
import type { HeaderSlots } from './header-slots.ts';

export interface HeaderClassicProps extends HeaderSlots {
  /** A `TopNav`. */
  nav: ReactNode;
}

/** Logo, navigation and actions in one row. */
export const HeaderClassic = ({ label, menu, logo, nav, actions }: HeaderClassicProps) => (
  <header className={bar} aria-label={label}>
    <div className={`${line} ${pageWide}`}>
      {menu}
      {logo}
      {nav}
      {actions}
    </div>
  </header>
);
