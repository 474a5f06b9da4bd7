import type { ReactNode } from 'react';
import { surface } from './Surface.css.ts';

export interface SurfaceProps {
  children: ReactNode;
  /** How far it stands above the page. */
  level?: 'flat' | 'raised' | 'floating' | 'sunken' | undefined;
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  as?: 'div' | 'section' | 'article' | 'aside' | undefined;
}

/** A card: the ground that groups what belongs together. */
export const Surface = ({ children, level, padding, as: Element = 'div' }: SurfaceProps) => (
  <Element className={surface({ level, padding })}>{children}</Element>
);
