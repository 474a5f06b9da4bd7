import { Canvas, fade } from '#art/pencils/canvas.ts';
import { motifs } from '#art/motifs.ts';
import { paletteOf, toneOf } from '#art/pencils/palette.ts';
import { around, circle, glint, path, place, points, rect } from '#art/pencils/shapes.ts';
import { seededRandom } from '#catalogue/seeded-random.ts';
import type { SymbolPlan } from './symbol-plan.ts';

/** The tile that a symbol stands on: deep glass with a light edge; nothing stands over it. */
const plate = (canvas: Canvas, rim: string, thing: string): string => {
  const [lit, middle, edge] = canvas.colors.ground;
  const inside = canvas.define('clipPath', `>${rect(8, 8, 184, 184, '#000', 26)}`);
  const glass = canvas.radial([0, lit, 55, middle, 100, edge], 0.5, 0.34, 0.8);
  return (
    rect(4, 4, 192, 192, rim, 30) +
    rect(8, 8, 184, 184, glass, 26) +
    `<g clip-path="url(#${inside})">${path('M0 0H200V70Q100 104 0 70Z', '#fff', 'opacity=".1"')}${thing}</g>`
  );
};

const rays = (canvas: Canvas, color: string): string =>
  `<g opacity=".55">${around(canvas, path('M0 0L-9 -96L9 -96Z', canvas.linear([0, fade(color, 0), 100, color], -90)), 12, 15)}</g>`;

const wild = (canvas: Canvas): string =>
  plate(
    canvas,
    canvas.metal(),
    place(rays(canvas, '#fff6d2'), 100, 92) +
      place(motifs['star']?.(canvas) ?? '', 100, 92, 0.42) +
      place(path(glint(20), '#fff'), 152, 46),
  );

const scatter = (canvas: Canvas): string =>
  place(rays(canvas, canvas.colors.glow), 100, 96) +
  circle(100, 94, 84, canvas.metal()) +
  circle(100, 94, 74, canvas.colors.ground[2]) +
  circle(
    100,
    94,
    74,
    canvas.radial([
      0,
      canvas.colors.glow,
      70,
      canvas.colors.ground[1],
      100,
      canvas.colors.ground[2],
    ]),
  ) +
  path(
    points(18, 72, 64),
    'none',
    `stroke="${canvas.colors.gold[1]}" stroke-width="2" transform="translate(100 94)"`,
  ) +
  place(motifs['gem']?.(canvas) ?? '', 100, 94, 0.3) +
  place(path(glint(16), '#fff'), 140, 52);

const pip = (canvas: Canvas, outline: string, hue: number): string => {
  const tone = toneOf(hue, 0.19);
  return (
    place(path(outline, tone[4]), 100, 105, 0.98) +
    place(path(outline, canvas.lit(tone), `stroke="${tone[0]}" stroke-width="3"`), 100, 98, 0.98) +
    place(path(glint(17), '#fff', 'opacity=".9"'), 74, 66)
  );
};

const drawingOf = (canvas: Canvas, plan: SymbolPlan): string => {
  if (plan.look === 'pip') return pip(canvas, plan.pip.path, plan.hue);
  if (plan.look !== 'motif') return plan.look === 'wild' ? wild(canvas) : scatter(canvas);
  const thing = place(motifs[plan.motif]?.(canvas) ?? '', 100, 102, 0.46);
  return plate(canvas, canvas.lit(canvas.colors.key), thing);
};

/**
 * Draws one symbol of a slot: always the same for the same game, 200 by 200. No words in it: what
 * a wild or a scatter is called, the page says in the player's language.
 *
 * @returns a whole SVG document of a few kilobytes
 */
export const renderSymbol = (seed: string, plan: SymbolPlan): string => {
  const random = seededRandom(`symbol:${seed}`);
  const ground = plan.look === 'motif' ? plan.hue + 165 : plan.hue + 200;
  const canvas = new Canvas(random, paletteOf(random, [plan.hue], ground));
  const drawing = drawingOf(canvas, plan);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><defs>${canvas.definitions.join('')}</defs>${drawing}</svg>`;
};
