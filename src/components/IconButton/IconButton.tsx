import type { ComponentPropsWithRef } from 'react';
import { press } from '../Button/press.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className' | 'style' | 'aria-label' | 'disabled' | 'onClick'
> {
  /** What it does, for who cannot see the icon. */
  label: string;
  icon: IconName;
  variant?: 'ghost' | 'outline' | 'solid' | undefined;
  /** `sm` looks 36 px wide and is pressed on 44. */
  size?: 'sm' | 'md' | undefined;
  /** A circle, whatever the brand's corners. */
  round?: boolean | undefined;
  /** Called by pointer, Enter and Space alike. */
  onPress?: (() => void) | undefined;
  /** Cannot be pressed or focused. */
  isDisabled?: boolean | undefined;
  /** A spinner takes the icon's place; keeps the focus and refuses presses until it ends. */
  loading?: boolean | undefined;
}

/** A button that is only an icon. */
export const IconButton = ({
  label,
  icon,
  variant,
  size = 'md',
  round,
  onPress,
  isDisabled,
  loading = false,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    disabled={isDisabled}
    {...(loading && { 'aria-disabled': true, 'aria-busy': true, 'data-pending': true })}
    className={iconButton({ variant, size, round })}
    onClick={(event) => press(event, onPress, loading)}
  >
    {loading ? <Spinner size={20} /> : <Icon name={icon} size={size === 'sm' ? 20 : 24} />}
  </button>
);
