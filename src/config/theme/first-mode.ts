import type { Theme, ThemeMode } from '#generated/merchant-config.ts';

/** The mode that a site opens in before its script has looked at the visitor's choice. */
export const firstModeOf = ({
  modes,
  defaultMode,
}: Pick<Theme, 'modes' | 'defaultMode'>): ThemeMode => {
  if (defaultMode !== 'system') return defaultMode;
  return modes.includes('light') ? 'light' : 'dark';
};
