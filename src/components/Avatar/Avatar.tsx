import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Image } from '../Image/Image.tsx';
import { initialsOf } from './initials-of.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** Whose picture it is; its initials stand in for a missing one. */
  name: string;
  src?: string | undefined;
  /** Shown when the picture cannot be had. */
  fallbackUrl?: string | undefined;
  sizePx?: number | undefined;
}

/** A player's picture or initials; decoration beside the name. */
export const Avatar = ({ name, src, fallbackUrl, sizePx = 40 }: AvatarProps) => (
  <span
    aria-hidden="true"
    className={styles.disc}
    style={assignInlineVars({ [styles.side]: `${sizePx}px` })}
  >
    {initialsOf(name)}
    {src && <Image src={src} fallback={fallbackUrl} alt="" ratio="fill" />}
  </span>
);
