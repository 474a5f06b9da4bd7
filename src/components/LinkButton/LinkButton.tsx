import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { button, content } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';

export interface LinkButtonProps extends Omit<
  ComponentPropsWithRef<'a'>,
  'children' | 'className' | 'style' | 'onClick'
> {
  /** Where it leads. */
  href: string;
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Stands before the words. */
  icon?: IconName | undefined;
  /** Stands after the words. */
  iconEnd?: IconName | undefined;
  /** As wide as what holds it. */
  fullWidth?: boolean | undefined;
  /** Told that it is followed; the way there is the link's own, unless the event's is prevented. */
  onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const iconSizes = { sm: 18, md: 20, lg: 22 };

/** Goes elsewhere but looks like a button; the page's router follows it. */
export const LinkButton = ({
  href,
  children,
  variant,
  size = 'md',
  icon,
  iconEnd,
  fullWidth,
  onPress,
  ...rest
}: LinkButtonProps) => (
  <a {...rest} href={href} className={button({ variant, size, fullWidth })} onClick={onPress}>
    <span className={content}>
      {icon && <Icon name={icon} size={iconSizes[size]} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={iconSizes[size]} />}
    </span>
  </a>
);
