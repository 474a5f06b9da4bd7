import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface ErrorSummaryItem {
  text: string;
  /** Leads to the field: a press puts the focus there. */
  onSelect?: (() => void) | undefined;
}

export interface ErrorSummaryProps {
  title: string;
  errors: ErrorSummaryItem[];
  /** Takes the focus when it appears; off where the first wrong field takes it. */
  takeFocus?: boolean | undefined;
}

/** All that is wrong in a form, above it; announced at once. Draws nothing without errors. */
export const ErrorSummary = ({ title, errors, takeFocus = false }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown && takeFocus) box.current?.focus();
  }, [shown, takeFocus]);
  if (!shown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <span className={styles.icon}>
        <Icon name="error" size={20} />
      </span>
      <div className={styles.text}>
        <strong>{title}</strong>
        <ul className={styles.list}>
          {errors.map(({ text, onSelect }) => (
            <li key={text}>
              {onSelect ? (
                <button type="button" className={styles.link} onClick={onSelect}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
