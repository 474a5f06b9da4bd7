import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Dialog';
import { visuallyHidden } from '#theme/text.css.ts';
import { CloseButton } from '../Dialog/CloseButton.tsx';
import * as styles from './Sheet.css.ts';

export interface SheetHeadProps {
  title: string;
  titleHidden?: boolean | undefined;
  /** Stands in place of the title's words. */
  head?: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** The top of a sheet: its name and the cross. */
export const SheetHead = ({ title, titleHidden, head, closeLabel, onClose }: SheetHeadProps) => (
  <header className={styles.header}>
    {head}
    <Heading slot="title" level={2} className={titleHidden || head ? visuallyHidden : styles.title}>
      {title}
    </Heading>
    <CloseButton label={closeLabel} onPress={onClose} />
  </header>
);
