import { readCssColor } from '#config/theme/css-color.ts';
import { hexOf, oklchOf } from '#config/theme/oklch.ts';
import { UsageError } from '../../base/terminal/errors.ts';
import { BASE_THEMES, type BaseTheme, findColorError } from './answers.ts';
import type { AnswerFlags } from './answer-flags.ts';
import type { Palette } from './logo/palette.ts';

/** The two colors of a brand, and what was decided about them. */
export interface BrandColors {
  /** `#rrggbb` */
  primary: string;
  accent: string;
  /** Sentences for the person who asked. */
  told: string[];
}

/**
 * The colors of a list such as `teal, rgb(200, 30, 30)`: what stands in brackets is one color.
 */
export const splitColors = (list: string): string[] =>
  (list.match(/(?:[^\s,;()]|\([^)]*\)?)+/g) ?? []).filter((color) => color !== '');

/** A color in our notation, and how it was read if it was written in another. */
const read = (what: string, color: string): { hex: string; told: string[] } => {
  const fault = findColorError(color);
  const known = readCssColor(color);
  if (fault !== undefined || known === undefined) throw new UsageError(fault);
  const { hex, isNearest } = known;
  if (hex === color.trim().toLowerCase()) return { hex, told: [] };
  const near = isNearest ? ', the nearest that every screen shows' : '';
  return { hex, told: [`The ${what} color ${color} is ${hex}${near}.`] };
};

/** An accent for whoever gave one color only: the same, turned by a sixth of the circle. */
const besides = (primary: string): string => {
  const { l, c, h } = oklchOf(primary);
  return hexOf({ l, c: Math.max(c, 0.06), h: (h + 60) % 360 });
};

const fromList = (list: string): { primary?: string; accent?: string } => {
  const [primary, accent, third] = splitColors(list);
  if (primary === undefined || third !== undefined)
    throw new UsageError(
      '--colors takes auto, one color, or two with a comma between: "teal, #c8442b".',
    );
  return { primary, ...(accent !== undefined && { accent }) };
};

const fromPalette = ({ primary, accent }: Palette, base: BaseTheme): BrandColors => {
  const theme = BASE_THEMES[base];
  if (primary === undefined) {
    const told = [
      `The logo has no color beside black, gray and white; those of ${base} are taken.`,
    ];
    return { primary: theme.primary, accent: theme.accent, told };
  }
  if (accent === undefined) {
    const second = besides(primary);
    return {
      primary,
      accent: second,
      told: [`The logo’s color is ${primary}; ${second} goes with it.`],
    };
  }
  return { primary, accent, told: [`The logo’s colors are ${primary} and ${accent}.`] };
};

/**
 * The two colors that the flags name, that a logo has, or that the base theme starts from.
 *
 * @param palette of the logo, if there is one
 * @throws {UsageError} at what is no color, and at `auto` without a logo
 */
export const brandColors = (
  flags: Pick<AnswerFlags, 'colors' | 'primary' | 'accent'>,
  base: BaseTheme,
  palette: Palette | undefined,
): BrandColors => {
  const { colors } = flags;
  const isAuto = colors === undefined ? palette !== undefined : colors.trim() === 'auto';
  if (colors !== undefined && isAuto && palette === undefined)
    throw new UsageError('--colors auto takes the colors of a logo: name one with --logo.');
  const listed = colors === undefined || isAuto ? {} : fromList(colors);
  const wanted = {
    ...listed,
    ...(flags.primary && { primary: flags.primary }),
    ...(flags.accent && { accent: flags.accent }),
  };
  const found =
    isAuto && palette && (wanted.primary === undefined || wanted.accent === undefined)
      ? fromPalette(palette, base)
      : { ...BASE_THEMES[base], told: [] };
  const primary =
    wanted.primary === undefined ? { hex: found.primary, told: [] } : read('main', wanted.primary);
  const isAlone = wanted.accent === undefined && listed.primary !== undefined;
  const own = isAlone ? besides(primary.hex) : found.accent;
  const accent =
    wanted.accent === undefined ? { hex: own, told: [] } : read('second', wanted.accent);
  return {
    primary: primary.hex,
    accent: accent.hex,
    told: [...found.told, ...primary.told, ...accent.told],
  };
};
