import { Text } from 'react-aria-components/Text';
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
      <Text slot="label">{option.label}</Text>
      {option.description && (
        <Text slot="description" className={menu.description}>
          {option.description}
        </Text>
      )}
    </span>
    <span className={menu.check}>
      <Icon name="check" size={18} />
    </span>
  </>
);
