import sharp, { type Sharp } from 'sharp';
import { optimize } from 'svgo';
import { drawSvg } from './draw-svg.ts';

/** What a brand's icons are made from. */
export interface IconSource {
  /** SVG text. */
  favicon: string;
  mark: string;
  /** The logo for the ground below. */
  logo: string;
  /** `#rrggbb` behind what may not be transparent. */
  ground: string;
}

const toPng = (picture: Sharp): Promise<Buffer> =>
  picture.png({ compressionLevel: 6, palette: false }).toBuffer();

const icon = async (svg: string, sizePx: number): Promise<Buffer> =>
  toPng(await drawSvg(svg, sizePx));

/** The same picture on a ground of its own, with air around it. */
const onGround = async (
  svg: string,
  ground: string,
  { width, height = width, share }: { width: number; height?: number; share: number },
): Promise<Buffer> => {
  const inner = await drawSvg(svg, Math.round(width * share), Math.round(height * share));
  const input = await inner.png().toBuffer();
  const canvas = sharp({ create: { width, height, channels: 3, background: ground } });
  return toPng(canvas.composite([{ input, gravity: 'center' }]));
};

/**
 * Draws every icon of a brand.
 *
 * @returns file name → bytes
 */
export const drawIcons = async ({
  favicon,
  mark,
  logo,
  ground,
}: IconSource): Promise<Record<string, Buffer>> => {
  const [px16, px32, px48, px192, px512, maskable, apple, share] = await Promise.all([
    icon(favicon, 16),
    icon(favicon, 32),
    icon(favicon, 48),
    icon(mark, 192),
    icon(mark, 512),
    // A mask may cut everything outside a circle of 80 % (W3C, maskable icons); a square in it
    // is 0.8 / √2 wide.
    onGround(mark, ground, { width: 512, share: 0.56 }),
    onGround(mark, ground, { width: 180, share: 0.76 }),
    onGround(logo, ground, { width: 1200, height: 630, share: 0.56 }),
  ]);
  const svg = optimize(favicon, { multipass: true, plugins: ['preset-default'] }).data;
  const sizes = [16, 32, 48] as const;
  return {
    'favicon.svg': Buffer.from(svg),
    'favicon.ico': makeIco(
      [px16, px32, px48].map((png, index) => ({ sizePx: sizes[index] ?? 0, png })),
    ),
    'icon-16.png': px16,
    'icon-32.png': px32,
    'icon-48.png': px48,
    'icon-192.png': px192,
    'icon-512.png': px512,
    'icon-maskable.png': maskable,
    'apple-touch-icon.png': apple,
    'share.png': share,
  };
};

/**
 * Packs PNG pictures into a Windows icon: what a browser that looks for /favicon.ico expects.
 *
 * @param pictures square, at most 256 px, smallest first
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
const makeIco = (pictures: readonly { sizePx: number; png: Buffer }[]): Buffer => {
  const HEADER = 6;
  const ENTRY = 16;
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { sizePx, png }] of pictures.entries()) {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(sizePx % 256, at);
    head.writeUInt8(sizePx % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
};
