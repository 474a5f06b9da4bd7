import { contrast, readable } from '#config/theme/contrast.ts';
import { renderTemplate } from '../render/render-template.ts';
import { seededDraw, type SeededDraw } from './seeded-draw.ts';
import { setWord } from './set-word.ts';

/** What a logo is drawn from. */
export interface LogoSource {
  code: string;
  name: string;
  /** `#rrggbb` */
  primary: string;
  accent: string;
  /** The family of the brand's titles, of `schema/data/fonts.json`, and their weight, 100 to 900. */
  display: string;
  weight: number;
}

/** A brand's drawings: file name → SVG. */
export type LogoFiles = Record<
  'logo-light.svg' | 'logo-dark.svg' | 'mark.svg' | 'favicon.svg',
  string
>;

/** The grounds that a mark stands on, within 64 × 64. */
const GROUNDS = [
  'M32 2A30 30 0 1 1 32 62A30 30 0 1 1 32 2Z',
  'M20 2H44A18 18 0 0 1 62 20V44A18 18 0 0 1 44 62H20A18 18 0 0 1 2 44V20A18 18 0 0 1 20 2Z',
  'M32 1L59 16.5V47.5L32 63L5 47.5V16.5Z',
  'M32 1L60 10V32C60 47 48 57 32 63C16 57 4 47 4 32V10Z',
  'M32 0L64 32L32 64L0 32Z',
] as const;

/** One arm of the emblem, pointing up from the middle at 0,0. */
const ARMS = [
  'M0 -4C7 -9 7 -16 0 -22C-7 -16 -7 -9 0 -4Z',
  'M0 -5L4.5 -13L0 -22L-4.5 -13Z',
  'M-3 -5H3V-19A3 3 0 0 1 -3 -19Z',
  'M0 -4C9 -8 10 -15 3 -22C3 -15 -2 -12 0 -4Z',
  'M0 -21A4.5 4.5 0 1 1 0 -12A4.5 4.5 0 1 1 0 -21Z',
] as const;

/** The ink of a name on a light and on a dark ground. */
const INKS = { light: '#16161d', dark: '#ffffff' } as const;

/** What graphics need to be made out (WCAG 2.2, 1.4.11). */
const GRAPHIC = 3;

/**
 * What the emblem is drawn in on its own ground: white, or nearly black on bright colors. Where
 * neither does, as between a bright and a dark color, the bright one gives way.
 */
const emblemColors = (primary: string, accent: string) => {
  const inks = [INKS.dark, INKS.light] as const;
  const suits = (ink: string): boolean =>
    [primary, accent].every((color) => contrast(ink, color) >= GRAPHIC);
  const ink = inks.find(suits);
  if (ink !== undefined) return { primary, accent, arms: ink };
  const [arms] = inks;
  const shown = (color: string): string => readable(color, [arms], GRAPHIC);
  return { primary: shown(primary), accent: shown(accent), arms };
};

/** The emblem of a brand: arms around a middle, on a ground. */
const emblemOf = (draw: SeededDraw, primary: string, accent: string) => {
  const arms = 5 + draw.below(5);
  return {
    ground: draw.pick(GROUNDS),
    arm: draw.pick(ARMS),
    turns: Array.from({ length: arms }, (_, index) => Math.round((index * 3600) / arms) / 10),
    heart: draw.below(2) === 0 ? 3.2 : 0,
    angle: draw.pick([0, 45, 90, 135]),
    ...emblemColors(primary, accent),
  };
};

/** A drawn logo, and what its name lacks. */
export interface DrawnLogo {
  files: LogoFiles;
  /** Characters of the name that no font of ours has; with a letter among them the name is not written. */
  missing: string[];
}

/**
 * Draws a logo of a brand's own: an emblem of arms around a middle, on a ground, in the brand's two
 * colors, and its name in its own script, as outlines of the theme's display font or of the font that
 * has its letters. The same brand gives the same drawing.
 */
export const drawLogo = async ({
  code,
  name,
  primary,
  accent,
  display,
  weight,
}: LogoSource): Promise<DrawnLogo> => {
  const emblem = emblemOf(seededDraw(code), primary, accent);
  const word = await setWord(name, { display, weight, size: 36, maxHeight: 46 });
  const hasName = word.path !== '';
  const logo = (ink: string): string =>
    renderTemplate('logo.svg', {
      ...emblem,
      ink,
      name,
      path: word.path,
      top: Math.round(3200 - word.height * 50) / 100,
      width: Math.ceil(hasName ? 76 + word.width + 2 : 64),
    });
  const square = renderTemplate('mark.svg', { ...emblem, name });
  const files = {
    'logo-light.svg': logo(INKS.light),
    'logo-dark.svg': logo(INKS.dark),
    'mark.svg': square,
    'favicon.svg': square,
  };
  return { files, missing: word.missing };
};
