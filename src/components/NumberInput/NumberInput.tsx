import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import * as control from '../Field/control.css.ts';
import { AriaFieldLabels } from '../Field/AriaFieldLabels.tsx';
import * as field from '../Field/Field.css.ts';
import type { FieldBinding, FieldLabels } from '../Field/field-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PageLocale } from '../PageLocale/PageLocale.tsx';
import * as styles from './NumberInput.css.ts';

export interface NumberInputProps extends FieldLabels, FieldBinding<number | null> {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** How the number is written, for instance with decimals or as a percentage. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Names of the two buttons; without them there are none. */
  increaseLabel?: string | undefined;
  decreaseLabel?: string | undefined;
  /** A unit after the number. */
  unit?: ReactNode;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A number in the page's own digits and separators, by typing or step by step. */
export const NumberInput = ({
  label,
  labelHidden,
  hint,
  error,
  required = false,
  name,
  value,
  onChange,
  onBlur,
  min,
  max,
  step,
  format,
  increaseLabel,
  decreaseLabel,
  unit,
  disabled = false,
  inputRef,
}: NumberInputProps) => (
  <PageLocale>
    <NumberField
      className={field.field}
      // React-aria writes an empty field as NaN.
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      isRequired={required}
      validationBehavior="aria"
      {...(name !== undefined && { name })}
      {...(onBlur && { onBlur })}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
      {...(step !== undefined && { step })}
      {...(format && { formatOptions: format })}
    >
      <AriaFieldLabels {...{ label, labelHidden, hint, error, required }}>
        <Group className={control.frame}>
          {decreaseLabel && (
            <Button slot="decrement" aria-label={decreaseLabel} className={styles.step}>
              <Icon name="minus" size={20} />
            </Button>
          )}
          <Input className={styles.input} {...(inputRef && { ref: inputRef })} />
          {unit && <span className={styles.unit}>{unit}</span>}
          {increaseLabel && (
            <Button slot="increment" aria-label={increaseLabel} className={styles.step}>
              <Icon name="plus" size={20} />
            </Button>
          )}
        </Group>
      </AriaFieldLabels>
    </NumberField>
  </PageLocale>
);
