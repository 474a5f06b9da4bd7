import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { visuallyHidden } from '#theme/text.css.ts';
import { FieldMessage, RequiredMark } from './Field.tsx';
import * as styles from './Field.css.ts';
import type { FieldLabels } from './field-props.ts';

/** `Field` for react-aria's own controls, which tie label, hint and error by their contexts. */
export const AriaFieldLabels = ({
  label,
  labelHidden,
  hint,
  error,
  required,
  children,
}: FieldLabels & { children: ReactNode }) => (
  <>
    <Label className={labelHidden ? visuallyHidden : styles.label}>
      {label}
      {required && <RequiredMark />}
    </Label>
    {hint && (
      <Text slot="description" className={styles.hint}>
        {hint}
      </Text>
    )}
    {children}
    {error && (
      <Text slot="errorMessage" className={styles.foot}>
        <FieldMessage text={error} />
      </Text>
    )}
  </>
);
