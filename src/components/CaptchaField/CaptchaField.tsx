import * as control from '../Field/control.css.ts';
import { Field } from '../Field/Field.tsx';
import type { TextControlProps } from '../Field/field-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './CaptchaField.css.ts';
import { useRef } from 'react';
import { isDue } from './is-due.ts';

export interface CaptchaFieldProps extends TextControlProps {
  /** The picture, a data URL; null while it is being fetched. */
  imageSrc: string | null;
  /** Says what the picture is for whom cannot see it. */
  imageAlt: string;
  onRefresh: () => void;
  /** The name of the button around the picture: "New picture". */
  refreshLabel: string;
  /** At most one new picture in this time (specification 9: 1,000 ms). */
  throttleMs?: number | undefined;
  maxLength?: number | undefined;
  inputMode?: 'text' | 'numeric' | undefined;
}

/** Type what the picture shows; a press on the picture brings another. */
export const CaptchaField = ({
  label,
  labelHidden,
  hint,
  error,
  required,
  onChange,
  inputRef,
  imageSrc,
  imageAlt,
  onRefresh,
  refreshLabel,
  throttleMs = 1000,
  autoComplete = 'off',
  ...rest
}: CaptchaFieldProps) => {
  const refresh = useThrottled(onRefresh, throttleMs);
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(aria) => (
        <div className={styles.row}>
          <div className={control.frame}>
            <input
              {...rest}
              {...aria}
              ref={inputRef}
              type="text"
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              className={control.input}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          </div>
          <button
            type="button"
            className={styles.picture}
            aria-label={`${imageAlt} ${refreshLabel}`}
            title={refreshLabel}
            disabled={rest.disabled}
            onClick={refresh}
          >
            {imageSrc ? (
              <img src={imageSrc} alt="" className={styles.image} />
            ) : (
              <span className={styles.image}>
                <Spinner size={20} />
              </span>
            )}
            <span className={styles.refresh}>
              <Icon name="refresh" size={18} />
            </span>
          </button>
        </div>
      )}
    </Field>
  );
};

/** The action, at most once in the interval: the first call goes through, the rest is dropped. */
const useThrottled = (action: () => void, intervalMs: number): (() => void) => {
  const lastMs = useRef(-Infinity);
  return () => {
    const nowMs = Date.now();
    if (!isDue(nowMs, lastMs.current, intervalMs)) return;
    lastMs.current = nowMs;
    action();
  };
};
