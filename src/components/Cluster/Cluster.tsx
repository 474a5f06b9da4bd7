import type { ReactNode } from 'react';
import type { vars } from '#theme/vars.css.ts';
import { cluster } from './Cluster.css.ts';

export interface ClusterProps {
  children: ReactNode;
  /** A step of the space scale between the children. */
  gap?: keyof typeof vars.space | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Whether a second line may begin; true by default. */
  wrap?: boolean | undefined;
  as?: 'div' | 'nav' | 'footer' | 'header' | undefined;
}

/** Children beside one another, in as many lines as they need. */
export const Cluster = ({
  children,
  gap,
  justify,
  align,
  wrap,
  as: Element = 'div',
}: ClusterProps) => (
  <Element className={cluster({ gap, justify, align, wrap })}>{children}</Element>
);
