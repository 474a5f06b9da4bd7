import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldMessage, RequiredMark } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './WorkField.css.ts';

export interface WorkFieldProps {
  label: string;
  status: 'working' | 'done' | 'failed';
  /** What each state says, and the button after a failure. */
  labels: { working: string; done: string; failed: string; again: string };
  /** Begins anew. */
  onAgain: () => void;
  error?: string | undefined;
  required?: boolean | undefined;
}

/** The device proves by its own work that nobody tries a thousand names: there is nothing to enter. */
export const WorkField = ({ label, status, labels, onAgain, error, required }: WorkFieldProps) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={field.field}>
      <span id={id} className={field.label}>
        {label}
        {required && <RequiredMark />}
      </span>
      <div className={styles.row} data-status={status}>
        <span className={styles.sign}>
          {status === 'working' ? (
            <Spinner size={20} />
          ) : (
            <Icon name={status === 'done' ? 'success' : 'warning'} size={20} />
          )}
        </span>
        <span role="status" className={styles.text}>
          {labels[status]}
        </span>
        {status === 'failed' && (
          <Button variant="secondary" size="sm" onPress={onAgain}>
            {labels.again}
          </Button>
        )}
      </div>
      {error && (
        <div className={field.foot}>
          <FieldMessage text={error} />
        </div>
      )}
    </div>
  );
};
