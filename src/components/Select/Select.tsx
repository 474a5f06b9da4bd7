import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { AriaFieldLabels } from '../Field/AriaFieldLabels.tsx';
import * as field from '../Field/Field.css.ts';
import type { FieldBinding, FieldLabels } from '../Field/field-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { PageLocale } from '../PageLocale/PageLocale.tsx';
import { OptionPopover, type SelectOption } from './OptionPopover.tsx';
import * as styles from './Select.css.ts';

export interface SelectProps extends FieldLabels, FieldBinding<string> {
  options: SelectOption[];
  /** Shown while nothing is chosen (`value` is ''). */
  placeholder: string;
  /** Shown in the list when there is nothing to choose. */
  emptyText?: string | undefined;
  /** Says that the options are on their way, and shows a spinner. */
  busyLabel?: string | undefined;
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
  emptyText = placeholder,
  busyLabel,
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
      allowsEmptyCollection
      {...(name !== undefined && { name })}
      {...(onBlur && { onBlur })}
    >
      <AriaFieldLabels {...{ label, labelHidden, hint, error, required }}>
        <Button className={styles.button} {...(inputRef && { ref: inputRef })}>
          <SelectValue className={styles.value}>
            {({ selectedText }) => selectedText || placeholder}
          </SelectValue>
          {busyLabel ? (
            <span className={styles.busy}>
              <Spinner size={20} label={busyLabel} />
            </span>
          ) : (
            <span className={styles.chevron}>
              <Icon name="chevronDown" size={20} />
            </span>
          )}
        </Button>
      </AriaFieldLabels>
      <OptionPopover options={options} emptyText={emptyText} />
    </AriaSelect>
  </PageLocale>
);
