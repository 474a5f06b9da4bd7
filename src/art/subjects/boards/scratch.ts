import type { Canvas } from '../../pencils/canvas.ts';
import { steelTone } from '../../pencils/palette.ts';
import { circle, glint, path, place, rect } from '../../pencils/shapes.ts';
import { coin } from '../jewels/coin.ts';
import { stone } from '../jewels/stone.ts';

/** A ticket whose silver is half rubbed off; what it hides may be given. */
export const scratch = (canvas: Canvas, hidden?: string): string => {
  const { gold, key, third, pale } = canvas.colors;
  const center = hidden ? place(hidden, 0, 0, 0.42) : stone(canvas, key, 62, 8);
  const ticket =
    path(
      'M-176 -110H-24A24 24 0 0 0 24 -110H176V110H24A24 24 0 0 0 -24 110H-176Z',
      canvas.lit(third),
    ) +
    `<rect x="-164" y="-98" width="328" height="196" rx="12" fill="none" stroke="${gold[0]}" stroke-width="4" stroke-dasharray="11 8"/>` +
    rect(-148, -82, 296, 164, pale[0], 14) +
    path(
      'M-148 -82H148V0C110 -24 96 24 60 0S10 34 -20 8S-70 36 -100 4S-130 10 -148 -4Z',
      canvas.linear([0, steelTone[1], 30, steelTone[2], 60, steelTone[1], 100, steelTone[3]], 30),
      'opacity=".75"',
    );
  return (
    place(
      ticket +
        [-100, 100].map((x) => place(coin(canvas, 42), x, 14)).join('') +
        circle(0, 2, 92, canvas.aura(gold[0], 0.9)) +
        place(center, 0, 0),
      0,
      0,
      1.02,
      -9,
    ) +
    place(coin(canvas, 52), 122, 112, 1, 20) +
    path(glint(40), '#fff', 'transform="translate(-132 -104)"')
  );
};
