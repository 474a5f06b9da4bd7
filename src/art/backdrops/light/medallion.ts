import type { Canvas } from '../../pencils/canvas.ts';
import { around, line, path, place } from '../../pencils/shapes.ts';
import { ground } from './ground.ts';
import { halo } from './halo.ts';

/** An engraved medallion of rings and petals behind the subject. */
export const medallion = (canvas: Canvas): string => {
  const { gold, glow } = canvas.colors;
  const petal =
    path('M0 -285C42 -240 42 -200 0 -160C-42 -200 -42 -240 0 -285Z', glow, 'opacity=".13"') +
    line('M0 -300C52 -245 52 -200 0 -150C-52 -200 -52 -245 0 -300Z', gold[1], 2, 'opacity=".55"');
  return (
    ground(canvas) +
    halo(canvas, 330, 0.5) +
    place(
      around(canvas, petal, 16) +
        `<g fill="none" stroke="${gold[1]}" opacity=".6"><circle r="225" stroke-width="3"/><circle r="236" stroke-width="1.5"/><circle r="330" stroke-width="2"/><circle r="345" stroke-width="9" stroke-dasharray="3 17" stroke-linecap="round"/></g>`,
      320,
      315,
    ) +
    halo(canvas, 220, 0.65)
  );
};
