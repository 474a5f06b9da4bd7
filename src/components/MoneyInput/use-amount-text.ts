import { type ChangeEvent, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { minorDigits } from '#domain/minor-digits.ts';
import { type AmountSigns, writeDraft } from './amount-format.ts';
import { enterAmount } from './enter-amount.ts';
import { draftMinor, draftOfMinor } from './read-draft.ts';

export interface AmountTextOptions {
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
export const useAmountText = ({
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
      pasted: inputType === undefined || /^insertFrom|^insertReplacement/u.test(inputType),
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
