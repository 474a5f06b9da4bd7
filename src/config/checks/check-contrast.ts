import { createRequire } from 'node:module';
import type { ColorRole, ColorRoles, ThemeMode } from '#generated/merchant-config.ts';
import type { Edit } from '../issues/edit.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { clashesOf, type Clash } from '../theme/conflicts.ts';
import { contrast } from '../theme/contrast.ts';
import type { ResolvedTheme } from '../theme/resolve-theme.ts';
import { makeIssue, type Subject } from './check.ts';
import { causesOf, type Cause } from './contrast-causes.ts';

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

const ratioOf = ({ colors }: Sick, { color, ground }: Clash): number =>
  Math.floor(contrast(colors[color], colors[ground]) * 100) / 100;

/** The part of a repair that the clashes of one cause need: the color itself if it is enough. */
const cureOf = ({ subject, mode, resolve, repair }: Sick, { role, clashes }: Cause): ColorRoles => {
  const own = subject.config.theme.colors[mode];
  const passing = (colors: ResolvedTheme['light'], { color, ground, needed }: Clash): boolean =>
    contrast(colors[color], colors[ground]) >= needed;
  const whole = resolve({ ...own, ...repair });
  const curable = clashes.filter((clash) => passing(whole, clash));
  const repairs = (part: ColorRoles): boolean => {
    const colors = resolve({ ...own, ...part });
    return curable.length > 0 && curable.every((clash) => passing(colors, clash));
  };
  const only = (roles: readonly (ColorRole | undefined)[]): ColorRoles =>
    Object.fromEntries(
      Object.entries(repair).filter(([name]) => roles.includes(name as ColorRole)),
    );
  const colors = clashes.map(({ color }) => color);
  const grounds = clashes.map(({ ground }) => ground);
  const parts = [[role], colors, grounds, [...colors, ...grounds]].map(only);
  return [...parts, repair].find(repairs) ?? {};
};

/** The pairs that a message names; the others are counted. */
const NAMED = 3;

const pairOf = (sick: Sick, clash: Clash): string =>
  `${clash.color} ${sick.colors[clash.color]} on ${clash.ground} ${sick.colors[clash.ground]}`;

const told = (sick: Sick, { role, clashes }: Cause): string => {
  const [first, second] = clashes;
  if (first && !second)
    return `In ${sick.mode} mode, ${pairOf(sick, first)} has a contrast of ${ratioOf(sick, first)} to 1; it needs ${first.needed} to 1.`;
  const gravest = clashes.toSorted(
    (one, other) => ratioOf(sick, one) / one.needed - ratioOf(sick, other) / other.needed,
  );
  const named = gravest
    .slice(0, NAMED)
    .map((clash) => `${pairOf(sick, clash)} (${ratioOf(sick, clash)} to 1, needs ${clash.needed})`);
  const rest = clashes.length - named.length;
  const by = role === undefined ? '' : ` because of ${role} ${sick.colors[role]}`;
  return `In ${sick.mode} mode, ${clashes.length} pairs of colors are too close${by}: ${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`;
};

const explain = (sick: Sick, cause: Cause): UnplacedIssue => {
  const { subject, mode } = sick;
  const { role, clashes } = cause;
  const path = role === undefined ? ['theme', 'brand'] : ['theme', 'colors', mode, role];
  const cure = Object.entries(cureOf(sick, cause));
  const named = cure.map(([name, hex]) => `"${name}": "${hex}"`).join(', ');
  const fix = cure.map(([name, value]): Edit => ({
    pointer: pointerTo('', 'theme', 'colors', mode, name),
    value,
  }));
  const suggestion =
    cure.length === 0
      ? 'No single color passes with all that it stands on: move them further apart.'
      : `The nearest ${cure.length === 1 ? 'color that passes' : 'colors that pass'}: ${named}.`;
  const isText = clashes.some(({ needed }) => needed !== 3);
  const code = isText ? 'contrast/text' : 'contrast/large';
  const found = makeIssue(subject, code, path, told(sick, cause), suggestion);
  return fix.length === 0 ? found : { ...found, fix };
};

/**
 * Every declared pair of colors is readable in every mode of the site. A color that makes several
 * pairs fail, itself or by those that are worked out from it, is told once, with the nearest that
 * passes; it is chosen together with the others, so that all fixes of a merchant may be taken at once.
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
    return causesOf(clashes, colors[mode], resolve).map((cause) => explain(sick, cause));
  });
