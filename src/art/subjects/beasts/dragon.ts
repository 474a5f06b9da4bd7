import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, line, place } from '../../pencils/shapes.ts';
import { dragonFace } from './dragon-face.ts';

/** A dragon that winds around a pearl; its body is a thick line with scales and fins. */
export const dragon = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  const spine = 'M-60 170C-150 150 -180 60 -110 20C-40 -20 60 40 110 -10C150 -56 110 -120 50 -112';
  const body =
    line(spine, key[4], 74) +
    line(spine, canvas.lit(key), 64) +
    line(spine, key[1], 40, 'opacity=".5" transform="translate(-3 -8)"') +
    line(spine, gold[1], 22, 'stroke-dasharray="1 17" transform="translate(8 14)" opacity=".9"') +
    line(spine, key[4], 48, 'stroke-dasharray="3 15" opacity=".28" style="stroke-linecap:butt"') +
    line(spine, gold[2], 26, 'stroke-dasharray="2 20" transform="translate(-16 -34)"');
  return (
    body +
    place(dragonFace(canvas), -2, -62, 1.08) +
    circle(70, 130, 74, canvas.aura('#fff2b8', 0.9)) +
    ball(canvas, 70, 130, 36, canvas.colors.third)
  );
};
