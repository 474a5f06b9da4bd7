import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CopyFieldProps } from '../CopyField/CopyField.tsx';
import { useCopy } from '../CopyField/use-copy.ts';
import * as styles from './CodeList.css.ts';

export interface CodeListProps {
  /** What they are: "Recovery codes". */
  label: string;
  codes: readonly string[];
  /** Of the button that copies them all. */
  labels: CopyFieldProps['labels'];
}

/** Codes to write down or to copy, each good once: told in full and set to be read. */
export const CodeList = ({ label, codes, labels }: CodeListProps) => {
  const id = useId();
  const [state, copy] = useCopy(codes.join('\n'));
  return (
    <div role="group" aria-labelledby={id} className={styles.box}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <Button
          size="sm"
          variant="ghost"
          icon={state === 'copied' ? 'check' : 'copy'}
          aria-label={`${labels.copy}: ${label}`}
          onPress={copy}
        >
          {labels.copy}
        </Button>
      </div>
      <ol className={styles.list}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ol>
      <span role="status" className={styles.note}>
        {state !== 'idle' && labels[state]}
      </span>
    </div>
  );
};
