import type { ReactNode } from 'react';
import { HeaderBar } from '../HeaderBar/HeaderBar.tsx';
import type { HeaderSlots } from '../HeaderBar/header-slots.ts';

export interface HeaderRailProps extends HeaderSlots {
  /** A `Rail`. */
  rail: ReactNode;
}

/** A slim bar above, and on wide screens a rail of icons at the side that can be unfolded. */
export const HeaderRail = ({ label, menu, logo, rail, actions }: HeaderRailProps) => (
  <>
    <HeaderBar label={label} width="full">
      {menu}
      {logo}
      {actions}
    </HeaderBar>
    {rail}
  </>
);
