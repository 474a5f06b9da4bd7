import type { ReactNode } from 'react';
import type { vars } from '#theme/vars.css.ts';
import { columns } from './Columns.css.ts';

export interface ColumnsProps {
  /** Two children. */
  children: ReactNode;
  /**
   * How they share the width: half each, a wide one and a field, two short texts, or one and
   * another as wide as its words.
   */
  layout?: 'even' | 'side' | 'notes' | 'fit' | undefined;
  /** A step of the space scale between them. */
  gap?: keyof typeof vars.space | undefined;
}

/** Two things beside each other where there is room, else one below the other. */
export const Columns = ({ children, layout, gap }: ColumnsProps) => (
  <div className={columns({ layout, gap })}>{children}</div>
);
