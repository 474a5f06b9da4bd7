import type { ColorRole, Theme, ThemeMode } from '#generated/merchant-config.ts';
import type { PatchOperation } from './issues/edit.ts';
import { pointerTo } from './issues/issue.ts';
import { sourceOf } from './theme/conflicts.ts';
import type { ResolvedTheme } from './theme/resolve-theme.ts';

/** Color tokens of one mode that differed before and are the same now. */
export interface NewlyEqual {
  mode: ThemeMode;
  /** What they all are: `#rrggbb` or `#rrggbbaa`. */
  color: string;
  tokens: ColorRole[];
}

/** A theme with its settings, as a check hands it out. */
interface Themed {
  theme: ResolvedTheme;
  settings: Theme;
}

const equalIn = (
  mode: ThemeMode,
  before: ResolvedTheme['light'],
  after: ResolvedTheme['light'],
  written: (role: ColorRole) => boolean,
): NewlyEqual[] => {
  // What takes over another token went with it, as it should.
  const roles = (Object.keys(after) as ColorRole[]).filter(
    (role) => sourceOf(role, after) === role,
  );
  const byColor = Map.groupBy(roles, (role) => after[role]);
  return [...byColor].flatMap(([color, tokens]) => {
    const differed = new Set(tokens.map((role) => before[role])).size > 1;
    return differed && tokens.length > 1 && tokens.some(written) ? [{ mode, color, tokens }] : [];
  });
};

/**
 * Which color tokens that were written became the same as others from one theme to another, in the
 * modes that the site has.
 *
 * @param patch what was changed in the file
 * @returns none when one of the themes could not be worked out
 */
export const newlyEqual = (
  before: Themed | undefined,
  after: Themed | undefined,
  patch: readonly PatchOperation[],
): NewlyEqual[] => {
  if (!before || !after) return [];
  const places = new Set(patch.map(({ path }) => path));
  return after.settings.modes.flatMap((mode) =>
    equalIn(mode, before.theme[mode], after.theme[mode], (role) =>
      places.has(pointerTo('', 'theme', 'colors', mode, role)),
    ),
  );
};
