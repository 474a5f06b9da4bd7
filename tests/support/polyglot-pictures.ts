import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { picture } from './uploads.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What no stored picture may hold: it would run where somebody takes the file for something else. */
export const PAYLOAD = '<script>alert("livery-polyglot")</script>';

const joined = (...parts: (string | Uint8Array)[]): Bytes =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
  );

/** A chunk of a png, with its sum. */
const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const named = joined(type, data);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return joined(length, named, sum);
};

/** Where a png's header chunk ends. */
const AFTER_HEADER = 33;

const pngWith = async (...chunks: Uint8Array[]): Promise<Bytes> => {
  const png = await picture('png');
  return joined(png.subarray(0, AFTER_HEADER), ...chunks, png.subarray(AFTER_HEADER));
};

/** A segment of a jpg behind its first two bytes. */
const jpegWith = async (marker: number, data: string): Promise<Bytes> => {
  const jpeg = await picture('jpeg');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(Buffer.byteLength(data) + 2);
  return joined(jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, data, jpeg.subarray(2));
};

/** An archive of one stored file, as it stands behind a picture: readers look for its directory from the end. */
const zip = (): Uint8Array => {
  const name = 'run.html';
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(PAYLOAD), 0);
  sizes.writeUInt32LE(PAYLOAD.length, 4);
  sizes.writeUInt32LE(PAYLOAD.length, 8);
  const lengths = Buffer.from([name.length, 0, 0, 0]);
  const local = joined('PK\u0003\u0004', Buffer.from([10, 0, 0, 0, 0, 0, 0, 0, 0, 0]), sizes);
  const file = joined(local, lengths, name, PAYLOAD);
  const entry = Buffer.from([10, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const directory = joined('PK\u0001\u0002', entry, sizes, lengths, Buffer.alloc(14), name);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(file.length, 12);
  return joined(file, directory, 'PK\u0005\u0006', end);
};

/** A picture whose very pixels spell the payload, so that they may outlive being drawn anew. */
const inPixels = async (): Promise<Bytes> => {
  const row = Buffer.from(PAYLOAD.repeat(3));
  const pixels = Buffer.concat(Array.from({ length: row.length / 3 }, () => row));
  const side = row.length / 3;
  const drawn = sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
  return new Uint8Array(await drawn.png({ compressionLevel: 0 }).toBuffer());
};

/** Pictures that are something else as well; what is drawn of them is stored, or nothing. */
export const polyglots: Record<string, () => Promise<Bytes>> = {
  'a png with a page behind it': async () => joined(await picture('png'), PAYLOAD),
  'a png with a page in its text': () => pngWith(chunk('tEXt', joined('Comment\0', PAYLOAD))),
  'a png with a page in a chunk of its own': () => pngWith(chunk('scRp', joined(PAYLOAD))),
  'a png with an archive behind it': async () => joined(await picture('png'), zip()),
  'a jpg with an archive behind it': async () => joined(await picture('jpeg'), zip()),
  'a jpg with a page in its comment': () => jpegWith(0xfe, PAYLOAD),
  'a jpg that is a script, too': () =>
    jpegWith(0xe0, `/*${PAYLOAD}*/=1;alert("livery-polyglot")//`),
  'a jpg with a page as its color profile': () =>
    jpegWith(0xe2, `ICC_PROFILE\0\u0001\u0001${PAYLOAD}`),
  'a jpg with a page in its Exif': () => jpegWith(0xe1, `Exif\0\0MM\0*\0\0\0\b\0\0${PAYLOAD}`),
  'a png whose pixels spell a page': inPixels,
};

/** A png that says it is so many pixels wide and high; there is nothing behind that. */
const claiming = async (width: number, height: number): Promise<Bytes> => {
  const png = await picture('png');
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return joined(png.subarray(0, 8), chunk('IHDR', header), png.subarray(AFTER_HEADER));
};

/** Files that are called pictures, and are none that is taken. */
export const impostors: Record<string, () => Promise<Bytes>> = {
  'a gif that is a script': async () => joined('GIF89a/*', PAYLOAD, '*/=1;alert(1)'),
  'a gif with a page behind it': async () => {
    const gif = await sharp(await picture())
      .gif()
      .toBuffer();
    return joined(gif, PAYLOAD);
  },
  'an svg with a script': async () =>
    joined('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">', PAYLOAD, '</svg>'),
  'a page that begins like a png': async () => joined('\u0089PNG\r\n', PAYLOAD),
  'an archive with a picture behind it': async () => joined(zip(), await picture('png')),
  'a pdf with a picture behind it': async () => joined('%PDF-1.7\n', await picture('jpeg')),
  'a png that says it is as wide as can be said': () => claiming(2 ** 31 - 1, 2 ** 31 - 1),
  'a png of one line that never ends': () => claiming(2 ** 31 - 1, 1),
  'a png of no size': () => claiming(0, 0),
  'a png of more pixels than it holds': () => claiming(9000, 9000),
};
