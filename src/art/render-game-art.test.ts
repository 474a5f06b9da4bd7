import sharp from 'sharp';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { catalogue } from '#catalogue/catalogue.ts';
import { renderDefaultArt, renderGameArt } from './render-game-art.ts';

const pictures = catalogue.map((game) => ({ game, svg: renderGameArt(game) }));

test('a game always has the same picture, and no two games share one', () => {
  for (const { game, svg } of pictures.slice(0, 40)) expect(renderGameArt(game)).toBe(svg);
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
});

test('a picture is small on the way: at most 3.5 kB, half of them below 2 kB', () => {
  const sizes = pictures.map(({ svg }) => gzipSync(svg).length).toSorted((a, b) => a - b);

  expect(sizes.at(-1)).toBeLessThan(3584);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(2048);
});

test('a picture holds no words, no script and nothing from elsewhere', () => {
  for (const { svg } of [...pictures, { svg: renderDefaultArt() }]) {
    expect(svg).not.toMatch(
      /<text|<script|<image|<foreignObject|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('every reference within a picture leads somewhere, and every name is given once', () => {
  for (const { svg } of pictures) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  }
});

const oneOfEach = [...new Map(pictures.map((each) => [each.game.motifs[0], each])).values()];

test('what a game can show is well-formed and can be painted', { timeout: 120_000 }, async () => {
  for (const { svg } of oneOfEach) {
    const { info } = await sharp(Buffer.from(svg)).resize(48).toBuffer({ resolveWithObject: true });

    expect([info.width, info.height]).toEqual([48, 48]);
  }
});

test('a picture fills its square to the corners, so that any crop is whole', async () => {
  for (const { svg } of pictures.filter((_, at) => at % 25 === 0)) {
    const painted = sharp(Buffer.from(svg)).resize(64).ensureAlpha().raw();
    const { data, info } = await painted.toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];

    expect([alphaAt(0, 0), alphaAt(63, 0), alphaAt(0, 63), alphaAt(63, 63)]).toEqual([
      255, 255, 255, 255,
    ]);
  }
});

test('a game that the catalogue does not know is drawn by its category', () => {
  const svg = renderGameArt({
    gameCode: 'new-one',
    gameType: 'FISH',
    vendor: 'X',
    motifs: [],
    hues: [],
  });

  expect(svg).toMatch(/^<svg .*<\/svg>$/s);
});
