import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon.tsx';
import { PageLocale } from '../PageLocale/PageLocale.tsx';
import { popover } from './popover.css.ts';
import type { MenuItem, MenuList } from './menu-item.ts';
import * as styles from './Menu.css.ts';

/** What a `Menu` opens; a module of its own, loaded when it is needed. */
export const MenuPopover = ({
  items,
  onSelect,
  selectedId,
  label,
  header,
  align = 'start',
  triggerId,
  triggerRef,
  onClose,
}: MenuList & {
  triggerId: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}) => (
  <PageLocale>
    <Popover
      isOpen
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      onOpenChange={onClose}
      placement={`bottom ${align}`}
      className={popover}
    >
      {header && <div className={styles.header}>{header}</div>}
      <AriaMenu
        {...(label === undefined ? { 'aria-labelledby': triggerId } : { 'aria-label': label })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
        autoFocus="first"
        className={styles.list}
        onAction={(key) => onSelect(String(key))}
        onClose={onClose}
        {...(selectedId !== undefined && {
          selectionMode: 'single' as const,
          selectedKeys: [selectedId],
        })}
      >
        {items.map((item) => (
          <Item key={item.id} item={item} choosable={selectedId !== undefined} />
        ))}
      </AriaMenu>
    </Popover>
  </PageLocale>
);

const Item = ({ item, choosable }: { item: MenuItem; choosable: boolean }) => (
  <AriaMenuItem
    id={item.id}
    textValue={item.label}
    isDisabled={item.disabled ?? false}
    {...(item.href !== undefined && { href: item.href })}
    className={styles.item}
    data-danger={item.danger || undefined}
    data-divided={item.divided || undefined}
  >
    {item.icon && <Icon name={item.icon} size={20} />}
    <span className={styles.text} lang={item.lang}>
      <span>{item.label}</span>
      {item.description && <span className={styles.description}>{item.description}</span>}
    </span>
    {item.badge}
    {choosable && (
      <span className={styles.check}>
        <Icon name="check" size={18} />
      </span>
    )}
  </AriaMenuItem>
);
