import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { MenuItem } from '../Menu/menu-item.ts';
import * as styles from './SideMenu.css.ts';

export interface SideMenuMemberProps {
  name: string;
  /** What kind of account it is, if that needs saying: "Trial account". */
  note?: string | undefined;
  /** The balance. */
  balance: ReactNode;
  /** What a member can do here: the same as in the `MemberMenu` of a wide screen. */
  items: readonly MenuItem[];
  onSelect: (id: string) => void;
}

/** Who is signed in, the balance, and what a member does with the own account. */
export const SideMenuMember = ({ name, note, balance, items, onSelect }: SideMenuMemberProps) => (
  <div className={styles.member}>
    <p className={styles.name}>
      <bdi>{name}</bdi>
      {note && <span className={styles.note}>{note}</span>}
    </p>
    {balance}
    <ul className={styles.list}>
      {items.map(({ id, label, icon, href, badge }) => {
        const words = (
          <>
            {icon && <Icon name={icon} size={22} />}
            {label}
            {badge}
          </>
        );
        return (
          <li key={id}>
            {href === undefined ? (
              <button type="button" className={styles.link} onClick={() => onSelect(id)}>
                {words}
              </button>
            ) : (
              <a href={href} className={styles.link} onClick={() => onSelect(id)}>
                {words}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  </div>
);
