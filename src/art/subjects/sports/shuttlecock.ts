import { type Canvas, n } from '../../pencils/canvas.ts';
import { line, path, place } from '../../pencils/shapes.ts';
import { white } from './white.ts';

/** A shuttlecock in flight. */
export const shuttlecock = (canvas: Canvas): string => {
  const feathers = Array.from(
    { length: 9 },
    (_, at) =>
      n`<path d="M0 60C-22 -20 -26 -90 0 -150C26 -90 22 -20 0 60Z" fill="${at % 2 ? '#ffffff' : '#dfe5f0'}" stroke="#aab4c8" stroke-width="2" transform="rotate(${(at - 4) * 9} 0 140)"/>`,
  ).join('');
  return (
    line('M-190 150L-120 92M-200 90L-140 60M-140 190L-96 130', '#fff', 8, 'opacity=".6"') +
    place(
      feathers +
        line('M-66 -40Q0 -10 66 -40M-50 10Q0 34 50 10', canvas.colors.key[2], 6) +
        path('M-44 60Q0 40 44 60L40 96C40 140 -40 140 -40 96Z', canvas.lit(white)) +
        path('M-45 60Q0 40 45 60L43 78Q0 58 -43 78Z', canvas.lit(canvas.colors.key)),
      10,
      -20,
      1.05,
      222,
    )
  );
};
