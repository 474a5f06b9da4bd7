import { type Canvas, n } from '../../pencils/canvas.ts';
import type { Tone } from '../../pencils/palette.ts';
import { path, polygon } from '../../pencils/shapes.ts';

const cut = (tone: Tone, sides: number, radius: number, table: number): string => {
  const at = (index: number, r: number): readonly [number, number] => {
    const angle = ((index * 360) / sides - 90) * (Math.PI / 180);
    return [r * Math.cos(angle), r * Math.sin(angle)];
  };
  const steps = [1, 2, 3, 4, 3, 2, 1, 0] as const;
  const bySurface = new Map<string, string>();
  const add = (color: string, d: string): void => {
    bySurface.set(color, (bySurface.get(color) ?? '') + d);
  };
  for (let index = 0; index < sides; index += 1) {
    const [a, b, c, d] = [
      at(index, radius),
      at(index + 1, radius),
      at(index + 1, table),
      at(index, table),
    ];
    const middle = at(index + 0.5, (radius + table) / 1.92);
    const light = Math.round((index * 8) / sides);
    add(
      tone[steps[(light + 1) % 8] ?? 2],
      n`M${a[0]} ${a[1]}L${middle[0]} ${middle[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}L${d[0]} ${d[1]}Z`,
    );
    add(
      tone[steps[light % 8] ?? 2],
      n`M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${middle[0]} ${middle[1]}Z`,
    );
  }
  return [...bySurface].map(([color, d]) => path(d, color)).join('');
};

/** A round-cut stone seen from above; stones of one material and cut share their drawing. */
export const stone = (canvas: Canvas, tone: Tone, radius = 160, sides = 8): string => {
  const table = canvas.linear([0, tone[0], 48, tone[1], 52, tone[2], 100, tone[3]], 50);
  const id = canvas.define(
    'g',
    `>${path(polygon(sides, 100), tone[2])}${cut(tone, sides, 100, 56)}${path(polygon(sides, 56), table)}${path(polygon(sides, 100), 'none', `stroke="${tone[0]}" stroke-width="2" stroke-opacity=".6"`)}`,
  );
  return `<use href="#${id}" transform="scale(${Math.round(radius) / 100})"/>`;
};
