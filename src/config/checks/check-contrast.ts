import { createRequire } from 'node:module';
import type { ColorRoles, ThemeMode } from '#generated/merchant-config.ts';
import type { Edit } from '../issues/edit.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { clashesOf, type Clash } from '../theme/conflicts.ts';
import { contrast } from '../theme/contrast.ts';
import type { ResolvedTheme } from '../theme/resolve-theme.ts';
import { makeIssue, type Subject } from './check.ts';

// Loaded when needed: a fleet whose colors can be read never looks for others.
const load = createRequire(import.meta.url);

/** Works out the theme as if other colors were set by hand. */
export type ResolveWith = (colors: Record<ThemeMode, ColorRoles>) => ResolvedTheme;

/** One mode of one merchant, with the colors that would make all of it readable. */
interface Sick {
  subject: Subject;
  mode: ThemeMode;
  colors: ResolvedTheme['light'];
  resolve: (own: ColorRoles) => ResolvedTheme['light'];
  repair: ColorRoles;
}

/** The part of a repair that one clash needs: its own two colors, or the whole if more hangs on it. */
const cureOf = ({ subject, mode, resolve, repair }: Sick, clash: Clash): ColorRoles => {
  const own = subject.config.theme.colors[mode];
  const repairs = (part: ColorRoles): boolean => {
    const colors = resolve({ ...own, ...part });
    return contrast(colors[clash.color], colors[clash.ground]) >= clash.needed;
  };
  const { [clash.color]: color, [clash.ground]: ground } = repair;
  const parts: ColorRoles[] = [
    ...(color === undefined ? [] : [{ [clash.color]: color }]),
    ...(ground === undefined ? [] : [{ [clash.ground]: ground }]),
    ...(color === undefined || ground === undefined
      ? []
      : [{ [clash.color]: color, [clash.ground]: ground }]),
    repair,
  ];
  return parts.find(repairs) ?? {};
};

const explain = (sick: Sick, clash: Clash): UnplacedIssue => {
  const { subject, mode, colors } = sick;
  const { color, ground, needed } = clash;
  const own = subject.config.theme.colors[mode];
  const culprit = [color, ground].find((role) => own[role] !== undefined);
  const path = culprit === undefined ? ['theme', 'brand'] : ['theme', 'colors', mode, culprit];
  const ratio = Math.floor(contrast(colors[color], colors[ground]) * 100) / 100;
  const message =
    `In ${mode} mode, ${color} ${colors[color]} on ${ground} ${colors[ground]} has a contrast of ` +
    `${ratio} to 1; it needs ${needed} to 1.`;
  const cure = Object.entries(cureOf(sick, clash));
  const named = cure.map(([role, hex]) => `"${role}": "${hex}"`).join(', ');
  const fix = cure.map(([role, value]): Edit => ({
    pointer: pointerTo('', 'theme', 'colors', mode, role),
    value,
  }));
  const suggestion =
    cure.length === 0
      ? 'No single color passes with all that it stands on: move them further apart.'
      : `The nearest ${cure.length === 1 ? 'color that passes' : 'colors that pass'}: ${named}.`;
  const code = needed === 3 ? 'contrast/large' : 'contrast/text';
  const found = makeIssue(subject, code, path, message, suggestion);
  return fix.length === 0 ? found : { ...found, fix };
};

/**
 * Every declared pair of colors is readable in every mode of the site. A pair that is not names
 * the nearest color that is, chosen together with those of the other pairs, so that all fixes of
 * a merchant may be taken at once.
 */
export const checkContrast = (
  subject: Subject,
  theme: ResolvedTheme,
  resolveWith: ResolveWith,
): UnplacedIssue[] =>
  subject.config.theme.modes.flatMap((mode) => {
    const clashes = clashesOf(theme[mode]);
    if (clashes.length === 0) return [];
    const { repairColors } = load(
      '../theme/repair-colors.ts',
    ) as typeof import('../theme/repair-colors.ts');
    const { colors } = subject.config.theme;
    const resolve = (own: ColorRoles): ResolvedTheme['light'] =>
      resolveWith({ ...colors, [mode]: own })[mode];
    const repair = repairColors(colors[mode], resolve);
    const sick: Sick = { subject, mode, colors: theme[mode], resolve, repair };
    return clashes.map((clash) => explain(sick, clash));
  });
