import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What of a font's file stays. */
export interface Subset {
  /** Code points; what these make together in any feature of the font stays, too. */
  letters: readonly number[];
  /** The least and the greatest weight of a file that has every weight between; all when left out. */
  weights?: readonly [least: number, greatest: number] | undefined;
}

/** What is called of HarfBuzz, as https://harfbuzz.github.io/harfbuzz-hb-subset.html has it. */
type Calls =
  | 'hb_blob_create'
  | 'hb_blob_destroy'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_destroy'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_set_invert'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_destroy'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_axis_range'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail'
  | 'free'
  | 'malloc';

type HarfBuzz = Record<Calls, (...values: number[]) => number> & { memory: WebAssembly.Memory };

/** `hb_memory_mode_t` and `hb_subset_sets_t`, of its headers. */
const WRITABLE = 2;
const LAYOUT_FEATURES = 6;

/** The tag `wght` as a number. */
const WEIGHT = 0x77_67_68_74;

let started: Promise<HarfBuzz> | undefined;

const start = async (): Promise<HarfBuzz> => {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const { _initialize: initialize } = instance.exports as unknown as Record<string, () => void>;
  initialize?.();
  return instance.exports as unknown as HarfBuzz;
};

const bytesAt = ({ memory }: HarfBuzz, from: number, length: number): Uint8Array =>
  new Uint8Array(memory.buffer, from, length);

/** Fills in what is to stay; every feature of the layout does, for scripts are shaped by them. */
const describe = (hb: HarfBuzz, input: number, face: number, { letters, weights }: Subset) => {
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  const unicodes = hb.hb_subset_input_unicode_set(input);
  for (const letter of letters) hb.hb_set_add(unicodes, letter);
  if (!weights) return;
  const [least, greatest] = weights;
  // What is not a number leaves the font's own middle where it is.
  if (!hb.hb_subset_input_set_axis_range(input, face, WEIGHT, least, greatest, Number.NaN))
    throw new Error(`The font has no weights from ${least} to ${greatest}.`);
};

const cut = (hb: HarfBuzz, font: Uint8Array, subset: Subset): Uint8Array => {
  const input = hb.hb_subset_input_create_or_fail();
  const place = hb.malloc(font.length);
  bytesAt(hb, place, font.length).set(font);
  const blob = hb.hb_blob_create(place, font.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  try {
    describe(hb, input, face, subset);
    const made = hb.hb_subset_or_fail(face, input);
    if (!made) throw new Error('HarfBuzz cannot read the font.');
    const result = hb.hb_face_reference_blob(made);
    const length = hb.hb_blob_get_length(result);
    const bytes = bytesAt(hb, hb.hb_blob_get_data(result, 0), length).slice();
    hb.hb_blob_destroy(result);
    hb.hb_face_destroy(made);
    return bytes;
  } finally {
    hb.hb_face_destroy(face);
    hb.hb_subset_input_destroy(input);
    hb.free(place);
  }
};

/**
 * A font with some of its letters and weights alone, the same bytes for the same input.
 *
 * @param woff2 the font's file
 * @returns a WOFF2 file
 * @throws when the file is no font, or has none of the weights
 */
export const subsetFace = async (woff2: Uint8Array, subset: Subset): Promise<Buffer> => {
  const [hb, { compress, decompress }] = await Promise.all([
    (started ??= start()),
    import('woff2-encoder'),
  ]);
  return Buffer.from(await compress(cut(hb, await decompress(woff2), subset)));
};
