/**
 * Packs PNG pictures into a Windows icon: what a browser that looks for /favicon.ico expects.
 *
 * @param pictures square, at most 256 px, smallest first
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export const makeIco = (pictures: readonly { sizePx: number; png: Buffer }[]): Buffer => {
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
