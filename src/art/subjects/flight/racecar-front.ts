import type { Canvas } from '../../pencils/canvas.ts';
import { circle, ellipse, line, path, place, rect } from '../../pencils/shapes.ts';

/** The front of a racing car that comes straight on. */
export const racecarFront = (canvas: Canvas): string => {
  const { key, third } = canvas.colors;
  const tyre =
    rect(-34, -52, 68, 112, canvas.linear([0, '#0d0d13', 50, '#3a3a48', 100, '#0d0d13'], 0), 22) +
    line('M-20 -40V48M0 -46V54M20 -40V48', '#0a0a10', 5);
  return (
    ellipse(0, 128, 210, 30, canvas.aura('#000', 0.85)) +
    rect(-130, -96, 260, 22, canvas.lit(third), 6) +
    rect(-120, -80, 14, 60, '#20202a') +
    rect(106, -80, 14, 60, '#20202a') +
    place(tyre, -142, 40) +
    place(tyre, 142, 40) +
    path(
      'M-40 -60C-30 -96 30 -96 40 -60L92 20L70 90H-70L-92 20Z',
      canvas.linear([0, key[1], 50, key[2], 100, key[4]]),
    ) +
    path('M-26 -50C-20 -76 20 -76 26 -50L34 -14H-34Z', canvas.linear([0, '#fff', 100, '#48607f'])) +
    path('M-14 0H14L24 90H-24Z', canvas.colors.pale[0], 'opacity=".9"') +
    path('M-190 96H190L170 122H-170Z', canvas.lit(key)) +
    line('M-92 20L-130 10M92 20L130 10', '#20202a', 9) +
    circle(-52, 52, 60, canvas.aura('#fff6c8', 0.9)) +
    circle(52, 52, 60, canvas.aura('#fff6c8', 0.9)) +
    ellipse(-52, 52, 15, 9, '#fff') +
    ellipse(52, 52, 15, 9, '#fff')
  );
};
