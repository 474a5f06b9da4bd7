import { readFileSync } from 'node:fs';
import { letterFaces, type LetterFace } from './letter-faces.ts';
import { inVisualOrder, runsOf, type LetterRun } from './letter-runs.ts';

/** A word as outlines: what stands in its SVG is the same on every machine, whatever fonts it has. */
export interface SetWord {
  /** The path of all letters, its top left corner at 0,0; empty when there are none. */
  path: string;
  width: number;
  height: number;
  /** Characters for which no font of ours has a form; they are left out. */
  missing: string[];
}

/** What a word is set in. */
export interface Lettering {
  /** A family of `schema/data/fonts.json`. */
  display: string;
  /** 100 to 900 */
  weight: number;
  /** The size of the type, and the most that the letters may be high; in the units of the path. */
  size: number;
  maxHeight: number;
}

/** A letter's outline: commands of an SVG path with their coordinates, y upwards, in units of `em`. */
interface Outline {
  commands: { type: string; values: number[] }[];
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A gap between words, as a share of the size. */
const GAP = 0.3;

/** Both libraries bring a megabyte: whoever draws no logo does not wait for them. */
const tools = async () => {
  const [harfbuzz, { default: decompress }] = await Promise.all([
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
  ]);
  return { ...harfbuzz, decompress };
};

type Tools = Awaited<ReturnType<typeof tools>>;
type Font = InstanceType<Tools['Font']>;

const openFont = async (
  { Blob, Face, Font, Variation, decompress }: Tools,
  { file, weight }: LetterFace,
  wanted: number,
): Promise<{ font: Font; em: number }> => {
  const face = new Face(new Blob(await decompress(readFileSync(file))));
  const font = new Font(face);
  const [least = 0, most = least] = weight.split(' ').map(Number);
  font.setVariations([new Variation('wght', Math.min(most, Math.max(least, wanted)))]);
  return { font, em: face.upem };
};

/** Sets one run, from `x` on; in shares of the size. */
const shapeRun = (
  { Buffer, shape }: Tools,
  { font, em }: { font: Font; em: number },
  text: string,
  from: number,
): { outlines: Outline[]; end: number; isWhole: boolean } => {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const outlines: Outline[] = [];
  let [x, isWhole] = [from, true];
  for (const {
    codepoint,
    xOffset = 0,
    yOffset = 0,
    xAdvance = 0,
  } of buffer.getGlyphInfosAndPositions()) {
    const commands = font
      .glyphToJson(codepoint)
      .map(({ type, values }) => ({ type, values: values.map((value) => value / em) }));
    // Glyph 0 is what a font draws for a character that it has not, whatever its ranges promise.
    if (codepoint === 0) isWhole = false;
    outlines.push({ commands, x: x + xOffset / em, y: yOffset / em });
    x += xAdvance / em;
  }
  return { outlines, end: x, isWhole };
};

const points = ({ commands, x, y }: Outline): [number, number][] =>
  commands.flatMap(({ values }) =>
    Array.from({ length: values.length / 2 }, (_, index): [number, number] => [
      x + (values[index * 2] ?? 0),
      y + (values[index * 2 + 1] ?? 0),
    ]),
  );

const boxOf = (outlines: readonly Outline[]): Box => {
  const all = outlines.flatMap(points);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.max(...ys),
    bottom: Math.min(...ys),
  };
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

const pathOf = (outlines: readonly Outline[], { left, top }: Box, size: number): string =>
  outlines
    .flatMap(({ commands, x, y }) =>
      commands.map(({ type, values }) => {
        const placed = values.map((value, index) =>
          rounded(index % 2 === 0 ? (x + value - left) * size : (top - y - value) * size),
        );
        return `${type}${placed.join(' ')}`;
      }),
    )
    .join('');

const shapeRuns = async (
  runs: readonly LetterRun[],
  weight: number,
): Promise<{ outlines: Outline[]; missing: string[] }> => {
  const used = await tools();
  const outlines: Outline[] = [];
  const missing: string[] = [];
  let x = 0;
  for (const { text, face } of runs) {
    if (face === undefined) {
      x += GAP;
      continue;
    }
    const set = shapeRun(used, await openFont(used, face, weight), text, x);
    if (!set.isWhole) {
      missing.push(text);
      continue;
    }
    outlines.push(...set.outlines);
    x = set.end;
  }
  return { outlines, missing };
};

const isLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Sets a word in its own script, out of the fonts that the project ships: shaped as a browser does it
 * (HarfBuzz), so that Burmese stacks, Arabic joins and marks sit where they belong.
 *
 * @returns no path when no font has a form for one of its letters and digits; a sign that none has is
 *   left out
 */
export const setWord = async (
  word: string,
  { display, weight, size, maxHeight }: Lettering,
): Promise<SetWord> => {
  const { runs, missing } = runsOf(word.normalize('NFC').trim(), letterFaces(display, weight));
  const nothing = { outlines: [], missing: [] };
  const shaped = missing.some(isLetter) ? nothing : await shapeRuns(inVisualOrder(runs), weight);
  const left = [...missing, ...shaped.missing];
  const outlines = shaped.missing.some(isLetter) ? [] : shaped.outlines;
  if (!outlines.some(({ commands }) => commands.length > 0)) {
    return { path: '', width: 0, height: 0, missing: left };
  }
  const box = boxOf(outlines);
  const scale = Math.min(size, maxHeight / (box.top - box.bottom));
  return {
    path: pathOf(outlines, box, scale),
    width: rounded((box.right - box.left) * scale),
    height: rounded((box.top - box.bottom) * scale),
    missing: left,
  };
};
