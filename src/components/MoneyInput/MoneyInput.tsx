import { type Ref, useId, useState, type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import { Cluster } from '../Cluster/Cluster.tsx';
import { Field } from '../Field/Field.tsx';
import type { FieldBinding, FieldLabels } from '../Field/field-props.ts';
import * as control from '../Field/control.css.ts';
import { amountSigns, type AmountSigns, writeDraft } from './amount-format.ts';
import { amountLimits, shortMoney } from './amount-limits.ts';
import * as styles from './MoneyInput.css.ts';
import type { MoneyLimits, MoneyLabels } from './money-labels.ts';
import { minorDigits } from '#domain/minor-digits.ts';
import { enterAmount } from './enter-amount.ts';
import { draftMinor, draftOfMinor } from './read-draft.ts';

/** Pasted, dropped or filled in; a phone's keyboard hands in what it has copied as if it were typed. */
const isWhole = (inputType: string | undefined, data: string | null): boolean =>
  inputType === undefined ||
  /^insertFrom|^insertReplacement/u.test(inputType) ||
  (data !== null && data.length > 1 && /\P{Nd}/u.test(data));

interface AmountTextOptions {
  signs: AmountSigns;
  currency: string;
  decimals?: number | undefined;
  name?: string | undefined;
  value: number | null;
  onChange: (minor: number | null) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * The text of an amount field: what was typed as long as it says the same as the value, else the
 * value; its groups are written anew on every key.
 */
const useAmountText = ({
  signs,
  currency,
  decimals,
  name,
  value,
  onChange,
  inputRef,
}: AmountTextOptions) => {
  const digits = minorDigits(currency);
  const [typed, setTyped] = useState('');
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  useLayoutEffect(() => {
    // React has written the new text, which put the caret at its end.
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = null;
  });
  const draft = draftMinor(typed, digits) === value ? typed : draftOfMinor(value, digits);
  const enter = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType, data } = nativeEvent as InputEvent;
    const entry = {
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      typed: data ?? null,
      pasted: isWhole(inputType, data),
    };
    const next = enterAmount(entry, signs, Math.min(decimals ?? digits, digits));
    caret.current = { input, at: next.caret };
    setTyped(next.draft);
    onChange(draftMinor(next.draft, digits));
  };
  return {
    input: {
      ref: inputRef,
      type: 'text',
      inputMode: (decimals ?? digits) === 0 ? 'numeric' : 'decimal',
      autoComplete: 'off',
      name,
      value: writeDraft(draft, signs),
      onChange: enter,
    } as const,
    /** Writes the amount as its value says it: "5." becomes "5". */
    settle: () => setTyped(draftOfMinor(value, digits)),
  };
};

export interface MoneyInputProps extends FieldLabels, FieldBinding<number | null>, MoneyLimits {
  labels?: MoneyLabels | undefined;
  /** Amounts to pick with one tap, in whole minor units; those out of bounds cannot be picked. */
  quickMinor?: readonly number[] | undefined;
  /** Decimals that can be typed; the currency's own by ISO 4217 when left out. */
  decimals?: number | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * An amount of money: groups come by themselves while typing and the caret keeps its place. The
 * value is whole minor units, null when empty. An amount out of bounds is said, never changed.
 */
export const MoneyInput = ({
  label,
  labelHidden,
  hint,
  error,
  required,
  labels = {},
  quickMinor = [],
  disabled,
  ...props
}: MoneyInputProps) => {
  const { currency, language, value, onChange, allMinor } = props;
  const [left, setLeft] = useState(false);
  const signId = useId();
  const signs = amountSigns(language, currency);
  const { all, isOut, limitError } = amountLimits(value, props, labels);
  const text = useAmountText({ ...props, signs });
  const shownError = error ?? (left ? limitError : undefined);
  const sign = (
    <span id={signId} className={styles.sign} data-first={signs.signFirst || undefined}>
      {signs.sign}
    </span>
  );
  return (
    <div className={styles.group}>
      <Field {...{ label, labelHidden, hint, required, error: shownError }}>
        {(aria) => (
          <div className={control.frame} dir="ltr">
            {signs.signFirst && sign}
            <input
              {...aria}
              {...text.input}
              aria-describedby={[signId, aria['aria-describedby']].filter(Boolean).join(' ')}
              disabled={disabled}
              className={styles.input}
              onFocus={() => setLeft(false)}
              onBlur={() => {
                setLeft(true);
                text.settle();
                props.onBlur?.();
              }}
            />
            {!signs.signFirst && sign}
            {labels.all && allMinor !== undefined && (
              <button
                type="button"
                className={styles.all}
                disabled={disabled}
                onClick={() => onChange(all)}
              >
                {labels.all}
              </button>
            )}
          </div>
        )}
      </Field>
      {quickMinor.length > 0 && (
        <div role="group" aria-label={labels.quick ?? label}>
          <Cluster gap="x2">
            {quickMinor.map((minor) => (
              <Chip
                key={minor}
                selected={minor === value}
                disabled={disabled || isOut(minor)}
                onChange={() => onChange(minor)}
              >
                {shortMoney(minor, currency, language)}
              </Chip>
            ))}
          </Cluster>
        </div>
      )}
    </div>
  );
};
