import type { ColorRole, Theme } from '#generated/merchant-config.ts';
import { luminance, readable, leastContrast } from './contrast.ts';
import { fade, mix, shift } from './mix.ts';
import { hexOf, oklchOf } from './oklch.ts';
import { tonalScales } from './tones.ts';

/** Lightness in OKLCH by mode, and the most chroma: ground and text are a breath of the brand. */
const steps = {
  bg: { light: 0.98, dark: 0.16, chroma: 0.012 },
  bgAlt: { light: 0.955, dark: 0.19, chroma: 0.016 },
  surface: { light: 0.995, dark: 0.215, chroma: 0.014 },
  surfaceRaised: { light: 1, dark: 0.26, chroma: 0.018 },
  surfaceSunken: { light: 0.945, dark: 0.13, chroma: 0.018 },
  text: { light: 0.22, dark: 0.95, chroma: 0.024 },
  textMuted: { light: 0.46, dark: 0.75, chroma: 0.024 },
  border: { light: 0.88, dark: 0.32, chroma: 0.02 },
  borderStrong: { light: 0.58, dark: 0.58, chroma: 0.03 },
} satisfies Partial<Record<ColorRole, object>>;

/**
 * Grounds, texts and lines in the hue of the main color, for a base theme that brings none of its
 * own.
 */
const neutrals = ({ brand }: Theme, isDark: boolean): Partial<Record<ColorRole, () => string>> => {
  const { c, h } = oklchOf(brand.primary);
  return Object.fromEntries(
    Object.entries(steps).map(([role, { light, dark, chroma }]) => [
      role,
      () => hexOf({ l: isDark ? dark : light, c: Math.min(c, chroma), h }),
    ]),
  );
};

/** A color for every role of one mode. */
export type ResolvedColors = Record<ColorRole, string>;

/** Works out a color from those before it. */
export type ColorRule = (colors: ResolvedColors) => string;

/** Pointer and press: deeper on dark and on bright colors, lifted on those between. */
const touched = (color: string, on: string, step: 1 | 2): string => {
  const sinks = luminance(on) > 0.5 || oklchOf(color).l > 0.85;
  const by = sinks ? -0.04 * step : step === 1 ? 0.04 : -0.03;
  return readable(shift(color, by), [on], TEXT);
};

/** The end of a gradient: the same color, turned a little towards the accent's hue. */
const turned = (from: string, accent: string): string => {
  const { l, c, h } = oklchOf(from);
  const arc = ((oklchOf(accent).h - h + 540) % 360) - 180;
  return hexOf({
    l: l - 0.05,
    c: Math.max(c, 0.1),
    h: h + Math.sign(arc) * Math.min(32, Math.abs(arc)),
  });
};

/** A brand's color as a mark on the page; on dark pages it has to shine. */
const mark =
  (color: string, isDark: boolean): ColorRule =>
  ({ bg, bgAlt, surface, surfaceRaised }) =>
    readable(color, [bg, bgAlt, surface, surfaceRaised], isDark ? TEXT : 3);

/** Good and bad news keep their hues (OKLCH degrees) in every brand. */
const news =
  (hue: number, chroma: number, isDark: boolean): ColorRule =>
  () =>
    hexOf({ l: isDark ? 0.76 : 0.5, c: chroma, h: hue });

/** The component colors that follow their own ground once a brand has set it. */
const componentRules: Partial<Record<ColorRole, ColorRule>> = {
  buttonText: ({ buttonBg }) => onColor(buttonBg),
  buttonBgHover: ({ buttonBg, buttonText }) => touched(buttonBg, buttonText, 1),
  buttonBgPressed: ({ buttonBg, buttonText }) => touched(buttonBg, buttonText, 2),
  buttonFrom: ({ buttonBg }) => buttonBg,
  buttonTo: ({ buttonBg }) => buttonBg,
  chipSelectedText: ({ chipSelectedBg }) => onColor(chipSelectedBg),
};

/**
 * How a theme's colors are worked out in one mode, for the roles that the schema marks with
 * `x-derived`.
 */
export const colorRules = (
  theme: Theme,
  isDark: boolean,
): Partial<Record<ColorRole, ColorRule>> => {
  const { brand, gradient, glow } = theme;
  const tones = Object.entries(tonalScales(theme)).map(([role, color]) => [role, () => color]);
  return {
    ...neutrals(theme, isDark),
    overlay: ({ surfaceSunken, text }) => fade(isDark ? surfaceSunken : text, isDark ? 0.8 : 0.55),
    headerBorder: ({ headerText }) => fade(headerText, 0.14),
    primary: mark(brand.primary, isDark),
    onPrimary: ({ primary }) => onColor(primary),
    primaryHover: ({ primary, onPrimary }) => touched(primary, onPrimary, 1),
    primaryPressed: ({ primary, onPrimary }) => touched(primary, onPrimary, 2),
    secondary: ({ surfaceRaised, primary }) => mix(surfaceRaised, primary, isDark ? 0.16 : 0.1),
    secondaryHover: ({ surfaceRaised, primary }) =>
      mix(surfaceRaised, primary, isDark ? 0.24 : 0.17),
    accent: mark(brand.accent, isDark),
    onAccent: ({ accent }) => onColor(accent),
    success: news(152, 0.15, isDark),
    onSuccess: ({ success }) => onColor(success),
    warning: news(70, 0.15, isDark),
    onWarning: ({ warning }) => onColor(warning),
    danger: news(25, 0.19, isDark),
    onDanger: ({ danger }) => onColor(danger),
    info: news(245, 0.14, isDark),
    onInfo: ({ info }) => onColor(info),
    skeleton: ({ surface, text }) => mix(surface, text, 0.09),
    shadow: ({ text }) => (isDark ? '#00000080' : fade(text, 0.14)),
    glow: ({ primary }) => fade(primary, glow * (isDark ? 0.5 : 0.35)),
    gradientTo: ({ primary, accent, onPrimary }) =>
      gradient ? readable(turned(primary, accent), [onPrimary], TEXT) : primary,
    ...Object.fromEntries(tones),
    ...componentRules,
  };
};

/** The contrast that text needs (WCAG 2.2, 1.4.3 AA). */
const TEXT = 4.5;

/**
 * A readable text color for some grounds: nearly black or nearly white with a breath of the
 * ground's hue, pure where the breath would cost too much.
 *
 * @param grounds the first gives the hue
 */
const onColor = (...grounds: [string, ...string[]]): string => {
  const { h, c } = oklchOf(grounds[0]);
  const tint = Math.min(c, 0.03);
  const dark = hexOf({ l: 0.18, c: tint, h });
  const light = hexOf({ l: 0.985, c: tint / 3, h });
  const candidates =
    leastContrast(dark, grounds) >= leastContrast(light, grounds)
      ? [dark, '#000000', light, '#ffffff']
      : [light, '#ffffff', dark, '#000000'];
  const found = candidates.find((candidate) => leastContrast(candidate, grounds) >= TEXT);
  return found ?? candidates[1] ?? dark;
};
