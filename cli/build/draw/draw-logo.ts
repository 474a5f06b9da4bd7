import { renderTemplate } from '../render/render-template.ts';
import { setWord } from './letterforms.ts';
import { seededDraw } from './seeded-draw.ts';

/** What a logo is drawn from. */
export interface LogoSource {
  code: string;
  name: string;
  /** `#rrggbb` */
  primary: string;
  accent: string;
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

/**
 * Draws a logo of a brand's own: an emblem of arms around a middle, on a ground, in the brand's two
 * colors, and its name in our letters. The same brand gives the same drawing.
 */
export const drawLogo = ({ code, name, primary, accent }: LogoSource): LogoFiles => {
  const draw = seededDraw(code);
  const arms = 5 + draw.below(5);
  const mark = {
    ground: draw.pick(GROUNDS),
    arm: draw.pick(ARMS),
    turns: Array.from({ length: arms }, (_, index) => Math.round((index * 3600) / arms) / 10),
    heart: draw.below(2) === 0 ? 3.2 : 0,
    angle: draw.pick([0, 45, 90, 135]),
    primary,
    accent,
  };
  const { letters, width } = setWord(name);
  const word = { letters, weight: draw.pick([1.4, 1.7, 2]) };
  const logo = (ink: string): string =>
    renderTemplate('logo.svg', {
      ...mark,
      ...word,
      ink,
      name,
      width: Math.ceil(letters.length > 0 ? 84 + width * 3.2 : 64),
    });
  const square = renderTemplate('mark.svg', { ...mark, name });
  return {
    'logo-light.svg': logo('#16161d'),
    'logo-dark.svg': logo('#ffffff'),
    'mark.svg': square,
    'favicon.svg': square,
  };
};
