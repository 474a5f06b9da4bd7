import type { Canvas } from '../../pencils/canvas.ts';
import { circle, glint, line, path, place, points } from '../../pencils/shapes.ts';
import { dragonFace } from '../beasts/dragon-face.ts';
import { head } from '../heads/heads.ts';

/** The dragon and the tiger, each on its side of the table. */
export const duel = (canvas: Canvas): string =>
  path(
    'M-520 -520H90L-90 520H-520Z',
    canvas.linear([0, '#ff6a4c', 55, '#b51c2c', 100, '#4c0a16'], 40),
  ) +
  path(
    'M520 -520H90L-90 520H520Z',
    canvas.linear([0, '#6ab6ff', 50, '#1f4fc0', 100, '#0b1a52'], 140),
  ) +
  line('M90 -520L-90 520', canvas.metal(), 15) +
  circle(-112, 0, 150, canvas.aura('#ffd76a', 0.6)) +
  circle(112, 0, 150, canvas.aura('#bfe0ff', 0.6)) +
  place(dragonFace(canvas), -108, -14, 0.98) +
  place(head('tiger')(canvas), 108, 4, 0.66) +
  path(points(8, 50, 22), canvas.metal(), 'transform="translate(0 4)"') +
  path(glint(34), '#fff', 'transform="translate(0 4)"');
