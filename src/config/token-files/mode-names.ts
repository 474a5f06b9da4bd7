import type { ThemeMode } from '#generated/merchant-config.ts';
import type { TokenChoice } from './token-file.ts';

/** Our modes. */
export const MODES: readonly ThemeMode[] = ['light', 'dark'];

const words: Record<ThemeMode, RegExp> = {
  light: /(^|[^a-z])(light|day)(mode|theme)?([^a-z]|$)/i,
  dark: /(^|[^a-z])(dark|night)(mode|theme)?([^a-z]|$)/i,
};

/** Words that run together in camel case are words of their own: `brandDark`. */
const spaced = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2');

/** Whether a name of a file's own is the one of a mode: as was chosen, or as it sounds. */
export const isNameOf = (name: string, mode: ThemeMode, { modes }: TokenChoice): boolean => {
  const chosen = modes?.[mode];
  if (chosen !== undefined) return name.toLowerCase() === chosen.toLowerCase();
  const other = mode === 'light' ? 'dark' : 'light';
  return words[mode].test(spaced(name)) && !words[other].test(spaced(name));
};

/** The name that a file has for a mode, of those that it has. */
export const nameOfMode = (
  names: readonly string[],
  mode: ThemeMode,
  choice: TokenChoice,
): string | undefined => names.find((name) => isNameOf(name, mode, choice));

/** Whether a set of names is one of modes: one of them for light, one for dark. */
export const areModes = (names: readonly string[], choice: TokenChoice): boolean =>
  MODES.every((mode) => nameOfMode(names, mode, choice) !== undefined);

/** The modes that something with a name is for: one, if that is what it says; else both. */
export const modesOfName = (name: string, choice: TokenChoice): readonly ThemeMode[] => {
  const own = MODES.filter((mode) => isNameOf(name, mode, choice));
  return own.length === 1 ? own : MODES;
};
