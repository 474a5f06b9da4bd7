import type { ReactNode } from 'react';
import { Sheet } from '../Sheet/Sheet.tsx';
import type { NavEntry } from '../TopNav/nav-entry.ts';
import * as styles from './SideMenu.css.ts';
import { SideMenuLinks } from './SideMenuLinks.tsx';

export interface SideMenuProps {
  /** Names the menu for a screen reader. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closeLabel: string;
  /** A `BrandPicture`. */
  logo: ReactNode;
  /** Who is here: a `SideMenuMember`, or the ways in. */
  who: ReactNode;
  /** The ways of the site by kind; a group without ways is left out. */
  groups: readonly { id: string; title: string; items: readonly NavEntry[] }[];
  /** Language and mode, all choices in sight. */
  preferences?: ReactNode;
}

/** The navigation of a narrow screen, with the account and the preferences, from the start edge. */
export const SideMenu = ({
  label,
  open,
  onOpenChange,
  closeLabel,
  logo,
  who,
  groups,
  preferences,
}: SideMenuProps) => (
  <Sheet
    side="start"
    title={label}
    head={logo}
    open={open}
    onOpenChange={onOpenChange}
    closeLabel={closeLabel}
  >
    <div className={styles.content}>
      <div className={styles.who}>{who}</div>
      {groups.map(({ id, title, items }) => (
        <SideMenuLinks key={id} title={title} items={items} onFollow={() => onOpenChange(false)} />
      ))}
      {preferences && <div className={styles.preferences}>{preferences}</div>}
    </div>
  </Sheet>
);
