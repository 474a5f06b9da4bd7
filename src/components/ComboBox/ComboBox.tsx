import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import * as control from '../Field/control.css.ts';
import { AriaFieldLabels } from '../Field/AriaFieldLabels.tsx';
import * as field from '../Field/Field.css.ts';
import type { FieldBinding, FieldLabels } from '../Field/field-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { PageLocale } from '../PageLocale/PageLocale.tsx';
import { OptionPopover, type SelectOption } from '../Select/OptionPopover.tsx';
import * as styles from '../Select/Select.css.ts';

export interface ComboBoxProps extends FieldLabels, FieldBinding<string> {
  options: SelectOption[];
  placeholder?: string | undefined;
  /** The name of the button that opens the list. */
  openLabel: string;
  /** Shown in the list when nothing fits what was typed. */
  emptyText: string;
  /** Says that the options are on their way, and shows a spinner. */
  busyLabel?: string | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One choice from a long list, found by typing a part of it. */
export const ComboBox = ({
  label,
  labelHidden,
  hint,
  error,
  required = false,
  options,
  placeholder = '',
  openLabel,
  emptyText,
  busyLabel,
  name,
  value,
  onChange,
  onBlur,
  disabled = false,
  inputRef,
}: ComboBoxProps) => (
  <PageLocale>
    <AriaComboBox
      className={field.field}
      defaultItems={options}
      selectedKey={value === '' ? null : value}
      onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      isRequired={required}
      validationBehavior="aria"
      allowsEmptyCollection
      {...(name !== undefined && { name })}
      {...(onBlur && { onBlur })}
    >
      <AriaFieldLabels {...{ label, labelHidden, hint, error, required }}>
        <Group className={control.frame}>
          <Input
            className={control.input}
            placeholder={placeholder}
            {...(inputRef && { ref: inputRef })}
          />
          {busyLabel && (
            <span className={styles.busy}>
              <Spinner size={20} label={busyLabel} />
            </span>
          )}
          <Button className={control.innerButton} aria-label={openLabel}>
            <Icon name="chevronDown" size={20} />
          </Button>
        </Group>
      </AriaFieldLabels>
      <OptionPopover emptyText={emptyText} />
    </AriaComboBox>
  </PageLocale>
);
