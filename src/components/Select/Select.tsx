import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { AriaFieldWords } from '../Field/AriaFieldWords.tsx';
import * as field from '../Field/Field.css.ts';
import type { FieldBinding, FieldWords } from '../Field/field-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PageLocale } from '../PageLocale/PageLocale.tsx';
import { popover } from '../Popover/Popover.css.ts';
import { OptionLine, type SelectOption } from './OptionLine.tsx';
import * as styles from './Select.css.ts';

export interface SelectProps extends FieldWords, FieldBinding<string> {
  options: SelectOption[];
  /** Shown while nothing is chosen (`value` is ''). */
  placeholder: string;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLButtonElement> | undefined;
}

/** One choice from a list of up to some dozens; for more, a `ComboBox`. */
export const Select = ({
  label,
  labelHidden,
  hint,
  error,
  required = false,
  options,
  placeholder,
  name,
  value,
  onChange,
  onBlur,
  disabled = false,
  inputRef,
}: SelectProps) => (
  <PageLocale>
    <AriaSelect
      className={field.field}
      placeholder={placeholder}
      value={value === '' ? null : value}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      isRequired={required}
      validationBehavior="aria"
      {...(name !== undefined && { name })}
      {...(onBlur && { onBlur })}
    >
      <AriaFieldWords {...{ label, labelHidden, hint, error, required }}>
        <Button className={styles.button} {...(inputRef && { ref: inputRef })}>
          <SelectValue className={styles.value}>
            {({ selectedText }) => selectedText || placeholder}
          </SelectValue>
          <span className={styles.chevron}>
            <Icon name="chevronDown" size={20} />
          </span>
        </Button>
      </AriaFieldWords>
      <Popover className={popover}>
        <ListBox className={styles.list} items={options}>
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              isDisabled={option.disabled ?? false}
              className={styles.item}
            >
              <OptionLine option={option} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  </PageLocale>
);
