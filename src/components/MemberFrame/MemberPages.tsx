import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './MemberFrame.css.ts';

/** One page of the member center. */
export interface MemberPageLink {
  id: string;
  label: string;
  icon: IconName;
  href: string;
  /** A mark after the words: how much waits there. */
  badge?: ReactNode;
  /** It is the page that is open. */
  current?: boolean | undefined;
}

/** Pages that belong together: money, records, the account. */
export interface MemberPageGroup {
  id: string;
  title: string;
  items: readonly MemberPageLink[];
}

export interface MemberPagesProps {
  label: string;
  groups: readonly MemberPageGroup[];
}

/** The pages of the member center: a list at the side, or what a button unfolds on a phone. */
export const MemberPages = ({ label, groups }: MemberPagesProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const picker = useRef<HTMLButtonElement>(null);
  const current = groups.flatMap(({ items }) => items).find((item) => item.current);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    picker.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- Escape leaves what the button within has opened
    <nav aria-label={label} className={styles.nav} onKeyDown={closeOnEscape}>
      <button
        ref={picker}
        type="button"
        className={styles.picker}
        aria-expanded={open}
        aria-controls={`${id}-pages`}
        onClick={() => setOpen(!open)}
      >
        {current && <Icon name={current.icon} size={22} />}
        <span className={styles.picked}>
          <span className={styles.pickerLabel}>{label}</span>
          <span>{current?.label}</span>
        </span>
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={20} />
      </button>
      <div id={`${id}-pages`} className={styles.pages} data-open={open || undefined}>
        {groups.map((group) => (
          <div key={group.id} className={styles.group}>
            <p id={`${id}-${group.id}`} className={styles.title}>
              {group.title}
            </p>
            <ul aria-labelledby={`${id}-${group.id}`} className={styles.list}>
              {group.items.map((item) => (
                <li key={item.id}>
                  <a
                    href={item.href}
                    aria-current={item.current ? 'page' : undefined}
                    className={styles.link}
                    onClick={() => setOpen(false)}
                  >
                    <Icon name={item.icon} size={20} />
                    <span>{item.label}</span>
                    {item.badge}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
};
