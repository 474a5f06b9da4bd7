import { type ReactNode, type Ref, useRef } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldBinding, FieldLabels } from '../Field/field-props.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type CodeKind, readCode } from './read-code.ts';
import * as styles from './CodeInput.css.ts';

export interface CodeInputProps extends FieldLabels, FieldBinding<string> {
  /** How many characters the code has: 4 to 8. */
  length?: number | undefined;
  kind?: CodeKind | undefined;
  /** The last character was entered or the whole code pasted: it can be sent. */
  onComplete?: ((code: string) => void) | undefined;
  /** Says that the code is being checked, and shows a spinner. */
  busyLabel?: string | undefined;
  /** Stands under the cells: "Send again", with the time that has to pass first. */
  resend?: ReactNode;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A one-time code. One real field takes typing, pasting and the phone's own suggestion; the cells
 * are only drawn.
 */
export const CodeInput = ({
  label,
  labelHidden,
  hint,
  error,
  required,
  length = 6,
  kind = 'digits',
  name,
  value,
  onChange,
  onBlur,
  onComplete,
  busyLabel,
  resend,
  disabled,
  inputRef,
}: CodeInputProps) => {
  const sent = useRef('');
  const enter = (typed: string) => {
    const code = readCode(typed, kind, length);
    onChange(code);
    if (code.length < length) sent.current = '';
    else if (code !== sent.current) {
      sent.current = code;
      onComplete?.(code);
    }
  };
  return (
    <div className={styles.group}>
      <Field {...{ label, labelHidden, hint, error, required }}>
        {(aria) => (
          <div
            className={styles.row}
            style={{ maxInlineSize: `${length * 3.75}rem` }}
            dir="ltr"
            data-invalid={error ? '' : undefined}
            data-disabled={disabled || undefined}
          >
            <CodeCells code={value} length={length} />
            <input
              {...aria}
              ref={inputRef}
              type="text"
              inputMode={kind === 'digits' ? 'numeric' : 'text'}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              name={name}
              value={value}
              disabled={disabled}
              className={styles.input}
              onBlur={onBlur}
              onChange={(event) => enter(event.currentTarget.value)}
              onSelect={(event) => keepCaretAtEnd(event.currentTarget)}
            />
          </div>
        )}
      </Field>
      {(busyLabel ?? resend) && (
        <div className={styles.foot}>
          {busyLabel && (
            <span role="status" className={styles.busy}>
              <Spinner size={18} />
              {busyLabel}
            </span>
          )}
          {resend}
        </div>
      )}
    </div>
  );
};

/** What is typed goes to the end: there is no caret to see anywhere else. */
const keepCaretAtEnd = (input: HTMLInputElement) => {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart !== selectionEnd || selectionEnd === value.length) return;
  input.setSelectionRange(value.length, value.length);
};

const CodeCells = ({ code, length }: { code: string; length: number }) => {
  const half = length >= 6 && length % 2 === 0 ? length / 2 : -1;
  const next = Math.min(code.length, length - 1);
  return Array.from({ length }, (_, index) => (
    <span
      // oxlint-disable-next-line react/no-array-index-key -- the cells never change places
      key={index}
      aria-hidden="true"
      className={styles.cell}
      data-filled={index < code.length || undefined}
      data-next={index === next || undefined}
      data-half={index === half || undefined}
    >
      {code.charAt(index)}
    </span>
  ));
};
