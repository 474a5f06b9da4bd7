import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type Pdf from 'pdfkit';
import { type LaidOutText, layOutText } from './lay-out-text.ts';
import { type Hand, type Run, splitRuns } from './split-runs.ts';

const FOLDER = path.join(import.meta.dirname, 'fonts');
const FILES = { plain: 'NotoSans-Regular.ttf', han: 'NotoSansSC-Regular.ttf' } as const;

/** Below this size nobody reads: a longer text is cut instead. */
const MIN_PT = 5.5;

/** Where a text goes. */
export interface Place {
  x: number;
  /** Of the line on which letters stand. */
  baseline: number;
  width: number;
  size: number;
  align?: 'start' | 'end';
}

type Doc = InstanceType<typeof Pdf>;

/** Part of pdfkit that its types leave out. */
interface ImageOpener {
  openImage: (png: Buffer) => unknown;
}

/** Writes texts of any script onto the pages of one document. */
export class PdfWriter {
  readonly #doc: Doc;
  /** Made once and used as often as needed, by their words. */
  readonly #pictures = new Map<string, LaidOutText & { image: unknown }>();
  readonly #fonts = new Set<Hand>();

  constructor(doc: Doc) {
    this.#doc = doc;
  }

  /** Makes ready what texts need; to be awaited before they are written. */
  async prepare(texts: Iterable<string>): Promise<void> {
    await this.#loadFont('plain');
    for (const text of texts)
      for (const run of splitRuns(text))
        await (run.hand === 'shaped' ? this.#shape(run.text) : this.#loadFont(run.hand));
  }

  /** Writes one line; smaller when it is too long for its place. */
  write(text: string, place: Place): void {
    const { runs, size } = this.#fit(text, place);
    const spare = place.width - this.#widthOf(runs, size);
    let x = place.align === 'end' ? place.x + spare : place.x;
    for (const run of runs) {
      this.#draw(run, { x, baseline: place.baseline, size });
      x += this.#measure(run, size);
    }
  }

  async #loadFont(hand: keyof typeof FILES): Promise<void> {
    if (this.#fonts.has(hand)) return;
    this.#doc.registerFont(hand, await readFile(path.join(FOLDER, FILES[hand])));
    this.#fonts.add(hand);
  }

  async #shape(words: string): Promise<void> {
    if (this.#pictures.has(words)) return;
    const picture = await layOutText(words);
    // Opened once, it is written into the document once.
    const image = (this.#doc as unknown as ImageOpener).openImage(picture.png);
    this.#pictures.set(words, { ...picture, image });
  }

  #fit(text: string, { width, size }: Place): { runs: Run[]; size: number } {
    const runs = splitRuns(text);
    const full = this.#widthOf(runs, size);
    if (full <= width) return { runs, size };
    const smaller = Math.max(MIN_PT, (size * width) / full);
    const left = this.#widthOf(runs, smaller);
    // A picture cannot be cut: it becomes as small as it must.
    if (runs.some(({ hand }) => hand === 'shaped')) return { runs, size: (size * width) / full };
    if (left <= width + 0.01) return { runs, size: smaller };
    const letters = Array.from(text);
    const kept = letters.slice(0, Math.max(1, Math.floor((letters.length * width) / left) - 1));
    return { runs: splitRuns(`${kept.join('')}…`), size: smaller };
  }

  #widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, run) => sum + this.#measure(run, size), 0);
  }

  #measure({ hand, text }: Run, size: number): number {
    if (hand === 'shaped') return this.#pictureOf(text).width * size;
    return this.#doc.font(hand).fontSize(size).widthOfString(text);
  }

  #draw({ hand, text }: Run, { x, baseline, size }: Omit<Place, 'width' | 'align'>): void {
    if (hand === 'shaped') {
      const picture = this.#pictureOf(text);
      this.#doc.image(picture.image as Buffer, x, baseline - picture.baseline * size, {
        width: picture.width * size,
        height: picture.height * size,
      });
      return;
    }
    const options = { lineBreak: false, baseline: 'alphabetic' } as const;
    this.#doc.font(hand).fontSize(size).text(text, x, baseline, options);
  }

  #pictureOf(words: string) {
    const picture = this.#pictures.get(words);
    if (!picture) throw new Error(`nobody prepared the words ${words}`);
    return picture;
  }
}
