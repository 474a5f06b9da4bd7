import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export interface ButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'isPending' | 'render'
> {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows a spinner, keeps the focus and refuses presses until it ends. */
  loading?: boolean | undefined;
  /** Stands before the words. */
  icon?: IconName | undefined;
  /** Stands after the words. */
  iconEnd?: IconName | undefined;
  fullWidth?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const iconSizes = { sm: 18, md: 20, lg: 22 };

/** Does something where the player is; going elsewhere is a `LinkButton`. */
export const Button = ({
  children,
  variant,
  size = 'md',
  loading = false,
  icon,
  iconEnd,
  fullWidth,
  ...rest
}: ButtonProps) => (
  <AriaButton {...rest} isPending={loading} className={styles.button({ variant, size, fullWidth })}>
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
  </AriaButton>
);
