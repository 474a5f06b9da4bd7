import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import type { vars } from '#theme/vars.css.ts';
import { grid, least } from './Grid.css.ts';

export interface GridProps {
  children: ReactNode;
  /** The least width of a cell, any CSS length; as many cells as fit share a row. */
  min: string;
  gap?: keyof typeof vars.space | undefined;
  /** How cells of a row that differ in height stand: `end` for fields with hints of their own. */
  align?: 'stretch' | 'end' | undefined;
}

/** Cells of equal width that find their own number of columns. */
export const Grid = ({ children, min, gap, align }: GridProps) => (
  <div className={grid({ gap, align })} style={assignInlineVars({ [least]: min })}>
    {children}
  </div>
);
