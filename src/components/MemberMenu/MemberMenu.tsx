import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import * as styles from './MemberMenu.css.ts';

export interface MemberMenuProps {
  /** What the member is called; cut where there is little room, whole inside the menu. */
  name: string;
  /** Names the button: "Account of Ana". */
  label: string;
  /** What kind of account it is, if that needs saying: "Trial account". */
  note?: string | undefined;
  /** In place of the sign of a person: the emblem of a rank. */
  emblem?: ReactNode;
  /** Wraps the icon in a mark: how much waits. What it counts is said by the label. */
  badge?: ((icon: ReactNode) => ReactNode) | undefined;
  /** What a member can do here, in the order of the site. */
  items: MenuItem[];
  onSelect: (id: string) => void;
}

const sign = <Icon name="user" size={22} />;

/** What a member or an agent does with the own account. */
export const MemberMenu = ({
  name,
  label,
  note,
  emblem = sign,
  badge,
  items,
  onSelect,
}: MemberMenuProps) => (
  <Menu
    align="end"
    triggerLabel={label}
    triggerClassName={styles.button}
    trigger={
      <>
        {badge ? badge(emblem) : emblem}
        <span className={styles.name} dir="auto">
          {name}
        </span>
      </>
    }
    header={
      <div className={styles.who}>
        <strong dir="auto">{name}</strong>
        {note && <span className={styles.note}>{note}</span>}
      </div>
    }
    items={items}
    onSelect={onSelect}
  />
);
