import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | undefined;
  /** `soft` tints the ground and keeps the color of text. */
  variant?: 'solid' | 'soft' | undefined;
  icon?: IconName | undefined;
}

/** One or two words about the thing it stands on: new, hot, under maintenance. */
export const Badge = ({ children, tone, variant, icon }: BadgeProps) => (
  <span className={badge({ tone, variant })}>
    {icon && <Icon name={icon} size="1.2em" />}
    {children}
  </span>
);
