import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { popover } from '../Menu/popover.css.ts';
import * as styles from './Select.css.ts';

/** One thing to choose. */
export interface SelectOption {
  value: string;
  label: string;
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export interface OptionPopoverProps {
  /** Left out where the list gets them from what stands around it, as in a combo box. */
  options?: SelectOption[] | undefined;
  emptyText: string;
}

/** The list of a `Select` or a `ComboBox`, each option with its words and a tick. */
export const OptionPopover = ({ options, emptyText }: OptionPopoverProps) => (
  <Popover className={popover}>
    <ListBox<SelectOption>
      className={styles.list}
      {...(options && { items: options })}
      renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
    >
      {(option) => (
        <ListBoxItem
          id={option.value}
          textValue={option.label}
          isDisabled={option.disabled ?? false}
          className={styles.item}
        >
          <span className={menu.text}>
            <span>{option.label}</span>
            {option.description && <span className={menu.description}>{option.description}</span>}
          </span>
          <span className={menu.check}>
            <Icon name="check" size={18} />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
);
