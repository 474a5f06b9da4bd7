/** What a playroom shows: all of it stands in its address. */
export interface Play {
  code: string;
  /** The brand's code. */
  brand: string;
  mode: 'brand' | 'light' | 'dark';
  direction: 'auto' | 'ltr' | 'rtl';
  /** In px; 0 is as wide as there is room. */
  width: number;
}

/** Begins code that is packed; any other is as it was written. */
const PACKED = 'z.';

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const packed = async (code: string): Promise<string> =>
  PACKED +
  toText(await through(new TextEncoder().encode(code), new CompressionStream('deflate-raw')));

const unpacked = async (text: string): Promise<string> => {
  if (!text.startsWith(PACKED)) return text;
  const bytes = fromText(text.slice(PACKED.length));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
};

/** What a playroom's address says of it, beside the page: `code`, `brand`, `mode`, `direction`, `width`. */
export const paramsOf = async (play: Play): Promise<Record<keyof Play, string | null>> => ({
  code: await packed(play.code),
  brand: play.brand,
  mode: play.mode === 'brand' ? null : play.mode,
  direction: play.direction === 'auto' ? null : play.direction,
  width: play.width === 0 ? null : String(play.width),
});

const MODES: Record<string, Play['mode']> = { light: 'light', dark: 'dark' };
const DIRECTIONS: Record<string, Play['direction']> = { ltr: 'ltr', rtl: 'rtl' };

/** As wide as a window may be, in px. */
const WIDEST = 3840;

const widthOf = (text: string | null): number => {
  const width = Math.round(Number(text));
  return width >= 200 && width <= WIDEST ? width : 0;
};

/**
 * Reads what `paramsOf` wrote, and code that a person wrote into the address.
 *
 * @param search the address from its question mark on
 * @returns only what the address says; `isDamaged` when its code was cut off on its way
 */
export const playOf = async (search: string): Promise<Partial<Play> & { isDamaged?: true }> => {
  const params = new URLSearchParams(search);
  const [code, brand] = [params.get('code'), params.get('brand')];
  const [mode, direction] = [params.get('mode') ?? '', params.get('direction') ?? ''];
  const read: Partial<Play> = {
    ...(brand && { brand }),
    ...(MODES[mode] && { mode: MODES[mode] }),
    ...(DIRECTIONS[direction] && { direction: DIRECTIONS[direction] }),
    width: widthOf(params.get('width')),
  };
  if (code === null) return read;
  try {
    return { ...read, code: await unpacked(code) };
  } catch {
    return { ...read, isDamaged: true };
  }
};
