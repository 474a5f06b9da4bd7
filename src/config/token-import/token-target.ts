import type { ThemeMode } from '#generated/merchant-config.ts';
import { modelOfKey } from '../dtcg/token-names.ts';
import type { FilePointer } from '../token-files/token-file.ts';

/** What files of design tokens want a token of ours to be. */
export interface TokenTarget {
  /** `color.bgAlt`, `brand.primary` */
  key: string;
  type: string;
  /** Its name in the file. */
  id: string;
  /** Where the values stand in the files. */
  valueAt: Record<ThemeMode, FilePointer>;
  /** The modes that the files speak of. */
  modes: readonly ThemeMode[];
  /** As CSS, referring to other tokens of ours where the design token is an alias. */
  css: Record<ThemeMode, string>;
  /** As CSS, worked out. */
  literal: Record<ThemeMode, string>;
}

/** The modes of a theme. */
export const MODES = ['light', 'dark'] as const;

/** What kind of value a token of ours has; a color where a theme names it itself. */
export const typeOfKey = (key: string): string => modelOfKey(key)?.type ?? 'color';
