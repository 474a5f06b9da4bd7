import sharp, { type Sharp } from 'sharp';
import { optimize } from 'svgo';
import { makeIco } from './make-ico.ts';

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

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** An SVG drawn into a box, whole and centred; the density keeps small sources sharp. */
const draw = (svg: string, width: number, height = width): Sharp =>
  sharp(Buffer.from(svg), { density: 288 }).resize(width, height, {
    fit: 'contain',
    background: TRANSPARENT,
  });

const toPng = (picture: Sharp): Promise<Buffer> =>
  picture.png({ compressionLevel: 6, palette: false }).toBuffer();

/** The same picture on a ground of its own, with air around it. */
const onGround = async (
  svg: string,
  ground: string,
  { width, height = width, share }: { width: number; height?: number; share: number },
): Promise<Buffer> => {
  const inner = draw(svg, Math.round(width * share), Math.round(height * share));
  const input = await inner.png().toBuffer();
  const canvas = sharp({ create: { width, height, channels: 3, background: ground } });
  return toPng(canvas.composite([{ input, gravity: 'centre' }]));
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
  const small = async (sizePx: number) => ({ sizePx, png: await toPng(draw(favicon, sizePx)) });
  const [px16, px32, px48, px192, px512, maskable, apple, share] = await Promise.all([
    small(16),
    small(32),
    small(48),
    toPng(draw(mark, 192)),
    toPng(draw(mark, 512)),
    // A mask may cut everything outside the middle 80 % (W3C, maskable icons).
    onGround(mark, ground, { width: 512, share: 0.62 }),
    onGround(mark, ground, { width: 180, share: 0.76 }),
    onGround(logo, ground, { width: 1200, height: 630, share: 0.56 }),
  ]);
  const svg = optimize(favicon, { multipass: true, plugins: ['preset-default'] }).data;
  return {
    'favicon.svg': Buffer.from(svg),
    'favicon.ico': makeIco([px16, px32, px48]),
    'icon-16.png': px16.png,
    'icon-32.png': px32.png,
    'icon-192.png': px192,
    'icon-512.png': px512,
    'icon-maskable.png': maskable,
    'apple-touch-icon.png': apple,
    'share.png': share,
  };
};
