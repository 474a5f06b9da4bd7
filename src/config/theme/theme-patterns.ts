import type { Theme } from '#generated/merchant-config.ts';

type Draw = (color: string, accent: string) => { size: number; body: string };

const stroke = (color: string, width: number, d: string): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" d="${d}"/>`;

/** Two leaves on a bent twig, like beaten gold. */
const leaf: Draw = (color, accent) => ({
  size: 120,
  body:
    stroke(color, 1, 'M10 110C34 92 52 70 60 40') +
    `<path fill="${color}" d="M60 40c-4-14 0-24 10-32 6 12 4 24-10 32z"/>` +
    `<path fill="${accent}" d="M44 74c-14-2-22-8-26-20 14 0 24 6 26 20z"/>` +
    `<path fill="${color}" d="M50 66c4-12 14-18 28-16-4 14-14 20-28 16z"/>` +
    `<circle cx="98" cy="96" r="2" fill="${accent}"/>`,
});

/** Slow curtains of light. */
const aurora: Draw = (color, accent) => ({
  size: 240,
  body:
    stroke(color, 1.5, 'M0 60C40 20 80 100 120 60S200 20 240 60') +
    stroke(accent, 1, 'M0 84C40 44 80 124 120 84S200 44 240 84') +
    stroke(color, 0.75, 'M0 190C60 150 90 220 120 190S190 160 240 190'),
});

/** Tracks and pads of a board. */
const circuit: Draw = (color, accent) => ({
  size: 96,
  body:
    stroke(color, 1, 'M0 24h28l12 12v24l12 12h44M48 0v18l14 14h34M0 72h20l10 10v14') +
    `<circle cx="40" cy="48" r="3" fill="none" stroke="${accent}"/>` +
    `<circle cx="62" cy="32" r="2" fill="${accent}"/><circle cx="20" cy="72" r="2" fill="${color}"/>`,
});

/** Fibres of hand-made paper. */
const rice: Draw = (color, accent) => ({
  size: 160,
  body:
    stroke(color, 0.8, 'M12 30q14-8 26 2M92 18q8 12 24 10M40 96q18 6 22-8M120 84q-4 16 10 22') +
    stroke(accent, 0.6, 'M66 52q10 6 18-2M20 138q12-10 22-2M104 140q14 4 24-6M138 44q6 8 2 16'),
});

/** An eight-pointed star between its neighbours. */
const girih: Draw = (color, accent) => ({
  size: 96,
  body:
    stroke(
      color,
      1,
      'M48 12l10 13 16-3-3 16 13 10-13 10 3 16-16-3-10 13-10-13-16 3 3-16-13-10 13-10-3-16 16 3z',
    ) +
    stroke(
      accent,
      0.75,
      'M48 0v12M48 84v12M0 48h12M84 48h12M0 0l22 22M74 74l22 22M96 0L74 22M22 74L0 96',
    ),
});

const drawings: Record<Exclude<Theme['pattern'], 'none'>, Draw> = {
  leaf,
  aurora,
  circuit,
  rice,
  girih,
};

/**
 * A pattern as a CSS image, for use as a repeated background.
 *
 * @param color of its main lines, with transparency
 * @param accent of its small marks
 */
export const patternImage = (name: Theme['pattern'], color: string, accent: string): string => {
  if (name === 'none') return 'none';
  const { size, body } = drawings[name](color, accent);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${body}</svg>`;
  const escaped = svg.replace(/[%#<>]/g, (sign) => encodeURIComponent(sign)).replaceAll('"', "'");
  return `url("data:image/svg+xml,${escaped}")`;
};
