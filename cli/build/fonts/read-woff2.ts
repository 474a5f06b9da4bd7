/** The first four bytes of a font's tables: TrueType, as Windows and as Apple have it, and OpenType with CFF outlines. */
const KINDS = new Set(['\0\u0001\0\0', 'true', 'OTTO']);

const ENTRY_BYTES = 16;
const HEAD_BYTES = 12;

/** The names of a font's tables. */
const tablesOf = (font: Buffer): string[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const from = HEAD_BYTES + at * ENTRY_BYTES;
    return font.toString('latin1', from, from + 4);
  });

/**
 * Whether a woff2 file is unpacked to a font that has letters and says which.
 *
 * @param woff2 any bytes
 */
export const isFont = async (woff2: Uint8Array): Promise<boolean> => {
  const { decompress } = await import('woff2-encoder');
  try {
    const font = Buffer.from(await decompress(woff2));
    const tables = KINDS.has(font.toString('latin1', 0, 4)) ? tablesOf(font) : [];
    const drawn = ['glyf', 'CFF ', 'CFF2'].some((name) => tables.includes(name));
    return drawn && tables.includes('cmap');
  } catch {
    return false;
  }
};
