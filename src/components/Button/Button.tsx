import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { press, pressOnce } from './press.ts';
import * as styles from './Button.css.ts';

export interface ButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className' | 'style' | 'disabled' | 'onClick'
> {
  /** The words; a verb first. */
  children: ReactNode;
  /** How much it weighs; one `primary` per view. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  /** `sm` looks 36 px tall and is pressed on 44. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Called by pointer, Enter and Space alike. */
  onPress?: (() => void) | undefined;
  /** Cannot be pressed or focused. */
  isDisabled?: boolean | undefined;
  /** Shows a spinner, keeps the focus and refuses presses until it ends. */
  loading?: boolean | undefined;
  /** Stands before the words. */
  icon?: IconName | undefined;
  /** Stands after the words. */
  iconEnd?: IconName | undefined;
  /** As wide as what holds it. */
  fullWidth?: boolean | undefined;
}

const iconSizes = { sm: 18, md: 20, lg: 22 };

/** Does something where the player is; going elsewhere is a `LinkButton`. */
export const Button = ({
  children,
  variant,
  size = 'md',
  onPress,
  isDisabled,
  loading = false,
  icon,
  iconEnd,
  fullWidth,
  type = 'button',
  onKeyDown,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    disabled={isDisabled}
    {...(loading && { 'aria-disabled': true, 'aria-busy': true, 'data-pending': true })}
    className={styles.button({ variant, size, fullWidth })}
    onClick={(event) => press(event, onPress, loading)}
    onKeyDown={(event) => {
      pressOnce(event);
      onKeyDown?.(event);
    }}
  >
    <span className={styles.content}>
      {icon && <Icon name={icon} size={iconSizes[size]} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={iconSizes[size]} />}
    </span>
    {loading && (
      <span className={styles.busy}>
        <Spinner size={iconSizes[size]} />
      </span>
    )}
  </button>
);
