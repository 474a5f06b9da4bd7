import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons } from './draw-icons.ts';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16">' +
  '<path d="M0 0h16v16H0z" fill="#c2415c"/></svg>';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60">' +
  '<path d="M0 0h240v60H0z" fill="#ffe9a8"/></svg>';

const draw = () => drawIcons({ favicon: mark, mark, logo, ground: '#140b18' });

/** The color of a pixel, in hexadecimal. */
const pixel = async (png: Buffer, left: number, top: number): Promise<string> => {
  const area = { left, top, width: 1, height: 1 };
  return (await sharp(png).removeAlpha().extract(area).raw().toBuffer()).toString('hex');
};

test('one mark and one logo give every icon, each of its size', async () => {
  const icons = await draw();

  const sizes: Record<string, string> = {};
  for (const [name, bytes] of Object.entries(icons)) {
    if (!name.endsWith('.png')) continue;
    const { width, height } = await sharp(bytes).metadata();
    sizes[name] = `${width}x${height}`;
  }
  expect(sizes).toEqual({
    'icon-16.png': '16x16',
    'icon-32.png': '32x32',
    'icon-48.png': '48x48',
    'icon-192.png': '192x192',
    'icon-512.png': '512x512',
    'icon-maskable.png': '512x512',
    'apple-touch-icon.png': '180x180',
    'share.png': '1200x630',
  });
  expect(icons['favicon.svg']?.toString()).toContain('<svg');
  // Little-endian: a type of 1 is an icon, then how many pictures it holds.
  expect([icons['favicon.ico']?.readUInt16LE(2), icons['favicon.ico']?.readUInt16LE(4)]).toEqual([
    1, 3,
  ]);
});

test('a mask that leaves the middle 80 % cuts nothing off the mark', async () => {
  const { 'icon-maskable.png': icon = Buffer.alloc(0) } = await draw();

  for (let degrees = 0; degrees < 360; degrees += 15) {
    const [x, y] = [Math.cos, Math.sin].map((side) =>
      Math.round(256 + 206 * side((degrees * Math.PI) / 180)),
    );
    expect(await pixel(icon, x ?? 0, y ?? 0), `${degrees}°`).toBe('140b18');
  }
  expect(await pixel(icon, 256, 256)).toBe('c2415c');
});

test('the shared picture is the logo on the brand’s ground', async () => {
  const { 'share.png': picture = Buffer.alloc(0) } = await draw();

  expect(await pixel(picture, 5, 5)).toBe('140b18');
  expect(await pixel(picture, 600, 315)).toBe('ffe9a8');
});

test('a drawing that calls itself small is drawn sharp', async () => {
  const { 'icon-512.png': icon = Buffer.alloc(0) } = await drawIcons({
    favicon: mark,
    mark: mark.replace('M0 0h16v16H0z', 'M0 0h8v16H0z'),
    logo,
    ground: '#140b18',
  });

  const row = await sharp(icon)
    .extractChannel(3)
    .extract({ left: 0, top: 256, width: 512, height: 1 })
    .raw()
    .toBuffer();
  const blurred = [...row].filter((alpha) => alpha > 8 && alpha < 247);
  expect(blurred.length).toBeLessThan(6);
});
