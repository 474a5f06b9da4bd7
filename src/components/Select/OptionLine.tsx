import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';

/** One thing to choose. */
export interface SelectOption {
  value: string;
  label: string;
  description?: string | undefined;
  disabled?: boolean | undefined;
}

/** What an option of a `Select` or a `ComboBox` shows: its words and a tick. */
export const OptionLine = ({ option }: { option: SelectOption }) => (
  <>
    <span className={menu.words}>
      <span>{option.label}</span>
      {option.description && <span className={menu.description}>{option.description}</span>}
    </span>
    <span className={menu.check}>
      <Icon name="check" size={18} />
    </span>
  </>
);
