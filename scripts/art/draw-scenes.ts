// Draws the banners and promotions of the five brands into merchants/<code>/assets/, each from its
// brand, its id and its subjects: the same picture at every run.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Canvas } from '../../src/art/pencils/canvas.ts';
import { paletteOf } from '../../src/art/pencils/palette.ts';
import { circle, place } from '../../src/art/pencils/shapes.ts';
import { seededRandom } from '../../src/catalogue/seeded-random.ts';
import type { Size } from './brand-grounds.ts';
import { scenes, type Scenes } from './scenes.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const banner: Size = { width: 1600, height: 640 };
const promotion: Size = { width: 800, height: 500 };

type Subjects = Scenes['banners'][string];

/** The first subject stands in front, the second behind it, smaller and nearer to the middle. */
const drawSubjects = (canvas: Canvas, size: Size, subjects: Subjects, at: number): string => {
  const scale = (size.height / 640) * 1.35;
  const inwards = at > 0.5 ? -1 : 1;
  return subjects
    .map((subject, index) => {
      const x = size.width * at + (index === 0 ? 0 : inwards * size.width * 0.19);
      const y = size.height * (index === 0 ? 0.53 : 0.6);
      const part = index === 0 ? scale : scale * 0.66;
      return (
        circle(x, y, 260 * part, canvas.aura(canvas.colors.glow, 0.55)) +
        place(subject(canvas), x, y, part)
      );
    })
    .toReversed()
    .join('');
};

const draw = (brand: Scenes, name: string, size: Size, subjects: Subjects, at: number): void => {
  const random = seededRandom(`${brand.code}/${name}`);
  const canvas = new Canvas(random, paletteOf(random, brand.hues));
  const body = brand.ground(canvas, size) + drawSubjects(canvas, size, subjects, at);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="xMidYMid slice"><defs>${canvas.definitions.join('')}</defs>${body}</svg>\n`;
  writeFileSync(path.join(root, 'merchants', brand.code, 'assets', `${name}.svg`), svg);
};

for (const brand of scenes) {
  const at = brand.side === 'right' ? 0.74 : 0.26;
  for (const [id, subjects] of Object.entries(brand.banners)) {
    draw(brand, `banner-${id}`, banner, subjects, at);
  }
  for (const [id, subjects] of Object.entries(brand.promotions)) {
    draw(brand, `promo-${id}`, promotion, subjects, 0.5);
  }
}
