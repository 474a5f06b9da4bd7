import type { IconName } from '../Icon/icon-paths.ts';

/** How a page is lit; `system` follows the device. */
export type ModeName = 'light' | 'dark' | 'system';

/** One mode and its word. */
export interface ModeOption {
  mode: ModeName;
  label: string;
}

/** What chooses among modes. */
export interface ModeChoice {
  label: string;
  value: ModeName;
  options: readonly ModeOption[];
  onChange: (mode: ModeName) => void;
}

/** The icon of each mode. */
export const MODE_ICONS: Record<ModeName, IconName> = {
  light: 'sun',
  dark: 'moon',
  system: 'system',
};
