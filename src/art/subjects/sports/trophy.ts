import type { Canvas } from '../../pencils/canvas.ts';
import { circle, ellipse, glint, path, points, rect, scattered } from '../../pencils/shapes.ts';

/** A golden cup. */
export const trophy = (canvas: Canvas): string => {
  const { gold, key } = canvas.colors;
  return (
    circle(0, -40, 200, canvas.aura('#ffe9a0', 0.8)) +
    `<g fill="none" stroke="${canvas.metal()}" stroke-width="17"><path d="M-92 -110C-170 -120 -160 0 -64 20"/><path d="M92 -110C170 -120 160 0 64 20"/></g>` +
    path(
      'M-104 -150H104C106 -30 70 40 22 62V96H-22V62C-70 40 -106 -30 -104 -150Z',
      canvas.metal(gold, 0),
    ) +
    ellipse(0, -150, 104, 20, gold[1]) +
    ellipse(0, -148, 88, 13, gold[4]) +
    path(points(5, 46, 20), gold[0], 'transform="translate(0 -64)"') +
    path('M-46 96H46L62 128H-62Z', canvas.metal(gold, 0)) +
    rect(-78, 126, 156, 52, canvas.lit(key), 8) +
    rect(-48, 140, 96, 24, canvas.metal(), 4) +
    path('M-78 -134C-76 -60 -60 0 -30 34C-50 -20 -54 -80 -50 -136Z', '#fff', 'opacity=".6"') +
    scattered(canvas, path(glint(26), '#fff'), [
      [-140, -150],
      [134, -160, 1.2],
      [150, 60, 0.8],
      [-150, 80, 0.7],
    ])
  );
};
