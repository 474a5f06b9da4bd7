import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { findSvgIssues } from '#config/assets/svg-issues.ts';
import { placeOfOffset } from '#config/places/locate.ts';
import { decodeText } from '#config/read/decode-text.ts';
import { rasterOf, type Raster } from '../../../build/render/svg-raster.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { judgePixels } from './judge-pixels.ts';

/** A logo as its owner gave it, as an SVG that may be served. */
export interface GivenLogo {
  svg: string;
  /** Its size in its own units. */
  width: number;
  height: number;
  /** Whole and centered in a small square. */
  pixels: Raster;
}

const MOST_BYTES = 10 * 1024 ** 2;
/** Of a picture: more than any screen shows of a logo, and far less than fills the memory. */
const MOST_PIXELS = 50_000_000;
const LEAST_SIDE = 48;
/** What is kept of a picture: three pixels for each of the 48 that a header shows. */
const KEPT = { width: 900, height: 192 };
/** An SVG is served as it is; see `file/too-large`. */
const MOST_SVG = 1024 ** 2;
const FORMATS = new Set(['png', 'jpeg', 'webp', 'gif', 'avif', 'heif', 'tiff']);
const ASKED = 'Give an SVG, or a PNG, JPEG, WebP, AVIF or GIF.';
/** The side of the square that a logo is looked at in. */
const LOOKED_AT = 96;

const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

const readFile = (file: string): Buffer => {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new InputError(`there is no logo ${file}.`);
  if (!stat.isFile()) throw new InputError(`the logo ${file} is no file.`);
  if (stat.size === 0) throw new InputError(`the logo ${file} is empty.`);
  if (stat.size > MOST_BYTES) {
    const size = `${megabytes(stat.size)}; at most ${megabytes(MOST_BYTES)} are read`;
    throw new InputError(`the logo ${file} has ${size}. Save it smaller, or as an SVG.`);
  }
  return readFileSync(file);
};

/** An SVG that runs nothing, loads nothing, and can be drawn. */
const checkSvg = (file: string, text: string): void => {
  const issues = findSvgIssues(text);
  if (issues.length > 0) {
    const shown = issues.slice(0, 3).map(({ offset, message }) => {
      const { line, column } = placeOfOffset(text, offset);
      return `${file}:${line}:${column} ${message}`;
    });
    const rest = issues.length - shown.length;
    const more = rest > 0 ? [`and ${rest} more`] : [];
    throw new InputError(['the logo cannot be served as it is:', ...shown, ...more].join('\n  '));
  }
  if (Buffer.byteLength(text) > MOST_SVG) {
    throw new InputError(
      `the logo ${file} has more than ${megabytes(MOST_SVG)}; simplify its paths.`,
    );
  }
};

const sizeOf = async (file: string, bytes: Buffer): Promise<Metadata> => {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0] ?? '';
    throw new InputError(`the logo ${file} is no picture that can be read (${reason}). ${ASKED}`);
  }
};

/** A picture within an SVG: turned as its camera says, cut to what is drawn, no larger than is shown. */
const wrapPicture = async (file: string, bytes: Buffer): Promise<string> => {
  const { format, width, height } = await sizeOf(file, bytes);
  if (!FORMATS.has(format)) throw new InputError(`the logo ${file} is ${format}. ${ASKED}`);
  if (Math.max(width, height) < LEAST_SIDE) {
    throw new InputError(
      `the logo ${file} has ${width} × ${height} pixels; its longer side needs ${LEAST_SIDE} at least.`,
    );
  }
  const picture = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .toColorspace('srgb')
    .resize({ ...KEPT, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new InputError(`the logo ${file} is damaged: ${(error as Error).message}. ${ASKED}`);
    });
  const box = `width="${picture.info.width}" height="${picture.info.height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${picture.info.width} ${picture.info.height}" ${box}>` +
    `<image ${box} href="data:image/png;base64,${picture.data.toString('base64')}"/></svg>\n`
  );
};

/** What stands in the file as an SVG: itself, or a picture within one. */
const toSvg = async (file: string, bytes: Buffer): Promise<string> => {
  const { text, issue } = decodeText(bytes);
  const isSvg = issue?.code !== 'text/not-utf8' && /<svg[\s>]/.test(text.slice(0, 100_000));
  if (!isSvg) return wrapPicture(file, bytes);
  const plain = text.replace(/^\uFEFF/, '');
  checkSvg(file, plain);
  return plain;
};

/**
 * Reads a brand's logo.
 *
 * @param file an SVG that loads and runs nothing, or a picture
 * @param needsColor whether colors are taken from it: an all-white one gives none
 * @throws {InputError} when it cannot be read, is too large or too small, or shows nothing
 */
export const readLogo = async (file: string, needsColor: boolean): Promise<GivenLogo> => {
  const name = path.normalize(file);
  const svg = await toSvg(name, readFile(name));
  try {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    const pixels = await rasterOf(svg, LOOKED_AT);
    const fault = judgePixels(pixels, needsColor);
    if (fault !== undefined) throw new InputError(`the logo ${name} ${fault}`);
    return { svg, width, height, pixels };
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`the logo ${name} cannot be drawn: ${(error as Error).message}`);
  }
};
