import * as styles from './Icon.css.ts';
import { iconPaths, mirroredIcons, solidIcons, type IconName } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  /** Side in px, or any CSS length such as `1em`. */
  size?: number | string | undefined;
  /** Names the icon for a screen reader; without it the icon is decoration. */
  label?: string | undefined;
}

/** One icon of the set, in the color of the text around it. */
export const Icon = ({ name, size = 24, label }: IconProps) => (
  <svg
    className={styles.icon}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    data-solid={solidIcons.has(name) || undefined}
    data-mirrored={mirroredIcons.has(name) || undefined}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={iconPaths[name]} />
  </svg>
);
