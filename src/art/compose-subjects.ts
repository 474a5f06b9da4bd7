import type { Canvas } from './pencils/canvas.ts';
import { creatures, holders, motifs, places } from './motifs.ts';
import { place } from './pencils/shapes.ts';

/** Things that stand, and would look as if they fell. */
const upright: ReadonlySet<string> = new Set([
  ...places,
  'ship',
  'reels',
  'mines',
  'plinko',
  'tower',
  'lantern',
  'lotus',
  'roulette',
  'stadium',
  'balls',
  'chips',
  'cake',
  'mushroom',
  'horse',
]);

/** Things seen from their side, which may as well look the other way. */
const sideways: ReadonlySet<string> = new Set([
  'ship',
  'carp',
  'crane',
  'serpent',
  'rooster',
  'racecar',
  'dolphin',
  'whale',
  'angler',
  'seahorse',
  'comet',
  'rocket',
  'teapot',
  'fruit',
  'guitar',
  'sword',
  'fantan',
  'key',
]);

const draw = (canvas: Canvas, motif: string): string => motifs[motif]?.(canvas) ?? '';

const pair = (canvas: Canvas, first: string, second: string): string => {
  const holder = holders[first];
  if (holder)
    return place(holder(canvas, draw(canvas, second)), 320, 322, first === 'crash' ? 1.4 : 1.2);
  if (first === 'coins')
    return place(draw(canvas, second), 320, 262, 1.08) + place(draw(canvas, first), 320, 478, 0.7);
  const [back, front] =
    places.has(first) && !places.has(second) ? [first, second] : [second, first];
  if (places.has(back) && creatures.has(front))
    return place(draw(canvas, back), 320, 266, 1.44) + place(draw(canvas, front), 320, 402, 0.94);
  if (creatures.has(first) && creatures.has(second))
    return (
      place(draw(canvas, second), 432, 282, 0.84, 8) +
      place(draw(canvas, first), 222, 366, 0.96, -6)
    );
  return place(draw(canvas, back), 438, 214, 0.7, 10) + place(draw(canvas, front), 290, 362, 1.1);
};

/** The middle of a picture: its leading motif, with a second one where the name brings two. */
export const composeSubjects = (canvas: Canvas, names: readonly string[]): string => {
  const [first = 'gem', second] = names.filter((name) => motifs[name]);
  if (second && second !== first && first !== 'duel') return pair(canvas, first, second);
  if (first === 'duel') return place(draw(canvas, first), 320, 324, 1.3);
  const turned = sideways.has(first) && canvas.random.chance(0.5);
  const lean = upright.has(first) ? 0 : canvas.random.between(-5, 5);
  const whole = place(draw(canvas, first), 320, 324, 1.32, lean);
  return turned ? `<g transform="translate(640 0) scale(-1 1)">${whole}</g>` : whole;
};
