import type { Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'aria-label' | 'isPending' | 'render'
> {
  /** What it does, for who cannot see the icon. */
  label: string;
  icon: IconName;
  variant?: 'ghost' | 'outline' | 'solid' | undefined;
  size?: 'sm' | 'md' | undefined;
  round?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that is only an icon. */
export const IconButton = ({
  label,
  icon,
  variant,
  size = 'md',
  round,
  ...rest
}: IconButtonProps) => (
  <AriaButton {...rest} aria-label={label} className={iconButton({ variant, size, round })}>
    <Icon name={icon} size={size === 'sm' ? 20 : 24} />
  </AriaButton>
);
