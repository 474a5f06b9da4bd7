import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { nextTab } from './next-tab.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** A count or a mark after the words. */
  badge?: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps {
  /** What the tabs choose among: "Games". */
  label: string;
  items: TabItem[];
  value: string;
  onChange: (id: string) => void;
  variant?: 'underline' | 'pills' | undefined;
  /** The tabs share the whole width. */
  stretch?: boolean | undefined;
  /** The panel of the chosen tab. */
  children?: ReactNode;
}

/**
 * Tabs over one panel, by the pattern of the WAI-ARIA guide: arrows move and choose, Home and
 * End jump. Our own elements, since react-aria's tabs alone would take a quarter of what the
 * home page may load (29.6 of 110 kB).
 */
export const Tabs = ({
  label,
  items,
  value,
  onChange,
  variant = 'underline',
  stretch = false,
  children,
}: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextTab(items, value, event.key, rightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list({ variant, stretch })}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            data-tab={item.id}
            aria-selected={item.id === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            disabled={item.disabled}
            tabIndex={item.id === value ? 0 : -1}
            className={styles.tab({ variant })}
            onKeyDown={move}
            onClick={(event) => {
              event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              onChange(item.id);
            }}
          >
            {item.icon && <Icon name={item.icon} size={20} />}
            <span>{item.label}</span>
            {item.badge}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${value}`}
          className={styles.panel}
        >
          {children}
        </div>
      )}
    </div>
  );
};
