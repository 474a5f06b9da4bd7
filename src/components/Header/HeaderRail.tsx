import type { ReactNode } from 'react';
import { bar, line } from './header-bar.css.ts';
import type { HeaderSlots } from './header-slots.ts';

export interface HeaderRailProps extends HeaderSlots {
  /** A `Rail`. */
  rail: ReactNode;
}

/** A slim bar above, and on wide screens a rail of icons at the side that can be unfolded. */
export const HeaderRail = ({ label, menu, logo, rail, actions }: HeaderRailProps) => (
  <>
    <header className={bar} aria-label={label}>
      <div className={line}>
        {menu}
        {logo}
        {actions}
      </div>
    </header>
    {rail}
  </>
);
