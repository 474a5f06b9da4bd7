import { circle, line, path, rect } from '../../src/art/pencils/shapes.ts';
import { type Ground, hills } from './brand-grounds.ts';

/** Dusk over the dunes, a lattice of stars in the sky, water at the foot. */
export const dunesGround: Ground = (canvas, size) => {
  const { width, height } = size;
  const cell = 96;
  const lattice = Array.from({ length: Math.ceil(width / cell) + 1 }, (_, column) =>
    Array.from({ length: Math.ceil((height * 0.6) / cell) }, (_cell, row) => {
      const [x, y] = [column * cell, row * cell + 20];
      return `M${x} ${y - 40}L${x + 12} ${y - 12}L${x + 40} ${y}L${x + 12} ${y + 12}L${x} ${y + 40}L${x - 12} ${y + 12}L${x - 40} ${y}L${x - 12} ${y - 12}Z`;
    }).join(''),
  ).join('');
  const dune = (base: number, rise: number, light: string, shade: string): string =>
    path(hills(canvas, size, base, rise, 560), canvas.linear([0, light, 100, shade], 70));
  return (
    rect(
      0,
      0,
      width,
      height,
      canvas.linear([0, '#0f4f63', 38, '#4b8c92', 66, '#f2b880', 100, '#f7d9a8']),
    ) +
    line(lattice, '#fff3d6', 1.6, 'opacity=".22"') +
    circle(width * 0.3, height * 0.5, height * 0.5, canvas.aura('#ffdf9e', 0.8)) +
    circle(
      width * 0.3,
      height * 0.5,
      height * 0.17,
      canvas.linear([0, '#fff6dc', 100, '#ffcf87']),
    ) +
    dune(height * 0.76, 120, '#e6a866', '#b06f3a') +
    dune(height * 0.86, 100, '#f0c284', '#c58449') +
    path(
      `M-10 ${height * 0.93}Q${width * 0.3} ${height * 0.87} ${width * 0.62} ${height * 0.93}T${width + 10} ${height * 0.92}V${height + 10}H-10Z`,
      canvas.linear([0, '#2aa6a6', 100, '#0b6e75']),
    )
  );
};
