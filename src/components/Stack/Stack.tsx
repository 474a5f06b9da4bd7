import type { ReactNode } from 'react';
import type { vars } from '#theme/vars.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  /** A step of the space scale between the children. */
  gap?: keyof typeof vars.space | undefined;
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'aside' | undefined;
}

/** Children one below the other, evenly spaced. */
export const Stack = ({ children, gap, align, as: Element = 'div' }: StackProps) => (
  <Element className={stack({ gap, align })}>{children}</Element>
);
