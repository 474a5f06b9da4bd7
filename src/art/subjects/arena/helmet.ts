import type { Canvas } from '../../pencils/canvas.ts';
import { steelTone } from '../../pencils/palette.ts';
import { circle, line, mirrored, path, points } from '../../pencils/shapes.ts';

/** A horned helmet with glowing eyes. */
export const helmet = (canvas: Canvas): string => {
  const { key, gold, second, glow } = canvas.colors;
  const half =
    path(
      'M0 -150C80 -150 128 -90 128 -20L136 60L96 150L40 170V90L0 70Z',
      canvas.linear([0, steelTone[0], 40, steelTone[2], 100, steelTone[4]], 60),
    ) +
    path('M0 -20L100 -40L110 10L40 36L34 110L0 96Z', canvas.colors.ink) +
    path('M30 -4L92 -22L88 2L38 18Z', glow) +
    path('M0 -150C80 -150 128 -90 128 -20L100 -40L0 -20Z', canvas.lit(key)) +
    path('M0 -150L30 -146L26 -24L0 -20Z', gold[2]) +
    path('M128 -40C170 -60 196 -120 190 -176C220 -120 200 -20 134 20Z', canvas.metal()) +
    line('M136 60L96 150L40 170', gold[1], 6) +
    circle(62, -10, 50, canvas.aura(glow, 0.6));
  return (
    path('M0 -140C-30 -190 10 -230 60 -214C40 -200 34 -170 20 -140Z', canvas.lit(second)) +
    mirrored(canvas, half) +
    path(points(4, 24, 9), gold[0], 'transform="translate(0 -84)"')
  );
};
