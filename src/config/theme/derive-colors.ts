import type { ColorRole, ColorRoles, Theme, ThemeMode } from '#generated/merchant-config.ts';
import { luminance, readable } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { fade, mix, shift } from './mix.ts';
import { hexOf, oklchOf } from './oklch.ts';
import { onColor, TEXT } from './on-color.ts';

/** A colour for every role of one mode. */
export type ResolvedColors = Record<ColorRole, string>;

/** What the derivation starts from. */
export interface Palette {
  /** What the merchant set by hand: never changed. */
  own: ColorRoles;
  /** What the base theme proposes: moved until it is readable on the merchant's colours. */
  base: ColorRoles;
}

type Rule = (colors: ResolvedColors) => string;

/** Pointer and press: deeper on dark and on bright colours, lifted on those between. */
const touched = (color: string, on: string, step: 1 | 2): string => {
  const sinks = luminance(on) > 0.5 || oklchOf(color).l > 0.85;
  const by = sinks ? -0.04 * step : step === 1 ? 0.04 : -0.03;
  return readable(shift(color, by), [on], TEXT);
};

/** The end of a gradient: the same colour, turned a little towards the accent's hue. */
const turned = (from: string, accent: string): string => {
  const { l, c, h } = oklchOf(from);
  const arc = ((oklchOf(accent).h - h + 540) % 360) - 180;
  return hexOf({
    l: l - 0.05,
    c: Math.max(c, 0.1),
    h: h + Math.sign(arc) * Math.min(32, Math.abs(arc)),
  });
};

/** A brand's colour as a mark on the page; on dark pages it has to shine. */
const mark =
  (color: string, isDark: boolean): Rule =>
  ({ bg, bgAlt, surface, surfaceRaised }) =>
    readable(color, [bg, bgAlt, surface, surfaceRaised], isDark ? TEXT : 3);

/** Good and bad news keep their hues (OKLCH degrees) in every brand. */
const news =
  (hue: number, chroma: number, isDark: boolean): Rule =>
  () =>
    hexOf({ l: isDark ? 0.76 : 0.5, c: chroma, h: hue });

/** How roles follow from those before them; the order matters. */
const rulesOf = (
  { brand, gradient, glow }: Theme,
  isDark: boolean,
): Partial<Record<ColorRole, Rule>> => ({
  headerBg: ({ surface }) => surface,
  headerText: ({ text }) => text,
  headerMuted: ({ textMuted }) => textMuted,
  footerBg: ({ bgAlt }) => bgAlt,
  footerText: ({ text }) => text,
  footerMuted: ({ textMuted }) => textMuted,
  overlay: ({ surfaceSunken, text }) => fade(isDark ? surfaceSunken : text, isDark ? 0.8 : 0.55),
  primary: mark(brand.primary, isDark),
  onPrimary: ({ primary }) => onColor(primary),
  primaryHover: ({ primary, onPrimary }) => touched(primary, onPrimary, 1),
  primaryPressed: ({ primary, onPrimary }) => touched(primary, onPrimary, 2),
  secondary: ({ surfaceRaised, primary }) => mix(surfaceRaised, primary, isDark ? 0.16 : 0.1),
  secondaryHover: ({ surfaceRaised, primary }) => mix(surfaceRaised, primary, isDark ? 0.24 : 0.17),
  onSecondary: ({ text }) => text,
  accent: mark(brand.accent, isDark),
  onAccent: ({ accent }) => onColor(accent),
  link: ({ primary }) => primary,
  focus: ({ accent }) => accent,
  success: news(152, 0.15, isDark),
  onSuccess: ({ success }) => onColor(success),
  warning: news(70, 0.15, isDark),
  onWarning: ({ warning }) => onColor(warning),
  danger: news(25, 0.19, isDark),
  onDanger: ({ danger }) => onColor(danger),
  info: news(245, 0.14, isDark),
  onInfo: ({ info }) => onColor(info),
  jackpot: ({ surfaceSunken }) => surfaceSunken,
  onJackpot: ({ accent }) => accent,
  skeleton: ({ surface, text }) => mix(surface, text, 0.09),
  shadow: ({ text }) => (isDark ? '#00000080' : fade(text, 0.14)),
  glow: ({ primary }) => fade(primary, glow * (isDark ? 0.5 : 0.35)),
  gradientFrom: ({ primary }) => primary,
  gradientTo: ({ primary, accent, onPrimary }) =>
    gradient ? readable(turned(primary, accent), [onPrimary], TEXT) : primary,
});

const neutrals = [
  'bg',
  'bgAlt',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'text',
  'textMuted',
  'border',
  'borderStrong',
] as const satisfies ColorRole[];

/** Moves a colour until it is readable on those of its grounds that are known by now. */
const madeReadable = (role: ColorRole, color: string, colors: Partial<ResolvedColors>): string => {
  const pair = contrastPairs.find((each) => each.color === role);
  const grounds = (pair?.on ?? []).flatMap((ground) => colors[ground] ?? []);
  return pair === undefined || grounds.length === 0 ? color : readable(color, grounds, pair.needed);
};

/**
 * Gives every role of one mode its colour.
 */
export const deriveColors = (
  theme: Theme,
  mode: ThemeMode,
  { own, base }: Palette,
): ResolvedColors => {
  const colors: Partial<ResolvedColors> = {};
  const rules: Partial<Record<ColorRole, Rule>> = rulesOf(theme, mode === 'dark');
  const order = new Set<ColorRole>([...neutrals, ...(Object.keys(rules) as ColorRole[])]);
  for (const role of order) {
    const proposed = base[role] ?? rules[role]?.(colors as ResolvedColors);
    if (proposed === undefined) throw new Error(`Base theme ${theme.extends} lacks ${role}`);
    colors[role] = own[role] ?? madeReadable(role, proposed, colors);
  }
  return colors as ResolvedColors;
};
