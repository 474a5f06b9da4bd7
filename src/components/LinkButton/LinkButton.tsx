import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { button, content } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';

export interface LinkButtonProps extends Omit<
  LinkProps,
  'children' | 'className' | 'style' | 'render'
> {
  href: string;
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  fullWidth?: boolean | undefined;
}

/** Goes elsewhere but looks like a button; the page's router follows it. */
export const LinkButton = ({
  children,
  variant,
  size,
  icon,
  iconEnd,
  fullWidth,
  ...rest
}: LinkButtonProps) => (
  <Link {...rest} className={button({ variant, size, fullWidth })}>
    <span className={content}>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </span>
  </Link>
);
