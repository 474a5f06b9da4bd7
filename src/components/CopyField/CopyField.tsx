import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './CopyField.css.ts';
import { useCopy } from './use-copy.ts';

export interface CopyFieldProps {
  /** What it is: "Account number", "Your invitation link". */
  label: string;
  /** The text that is shown and copied, exactly. */
  value: string;
  labels: {
    /** Names the button; the label is read after it. */
    copy: string;
    copied: string;
    /** Said when the browser refuses: select and copy by hand. */
    failed: string;
  };
}

/** A text to take along: an account to pay to, a reference, an invitation link. */
export const CopyField = ({ label, value, labels }: CopyFieldProps) => {
  const id = useId();
  const [state, copy] = useCopy(value);
  return (
    <div role="group" aria-labelledby={id} className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.frame} data-state={state}>
        <bdi className={styles.value}>{value}</bdi>
        <IconButton
          icon={state === 'copied' ? 'check' : 'copy'}
          label={`${labels.copy}: ${label}`}
          onPress={copy}
        />
      </div>
      <span role="status" className={styles.note}>
        {state !== 'idle' && (
          <>
            <Icon name={state === 'copied' ? 'success' : 'warning'} size={16} />
            {labels[state]}
          </>
        )}
      </span>
    </div>
  );
};
