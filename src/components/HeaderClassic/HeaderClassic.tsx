import type { ReactNode } from 'react';
import { HeaderBar } from '../HeaderBar/HeaderBar.tsx';
import type { HeaderSlots } from '../HeaderBar/header-slots.ts';

export interface HeaderClassicProps extends HeaderSlots {
  /** A `TopNav`. */
  nav: ReactNode;
}

/** Logo, navigation and actions in one row. */
export const HeaderClassic = ({ label, menu, logo, nav, actions }: HeaderClassicProps) => (
  <HeaderBar label={label}>
    {menu}
    {logo}
    {nav}
    {actions}
  </HeaderBar>
);
