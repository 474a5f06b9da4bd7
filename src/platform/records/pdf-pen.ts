import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type PDFDocument from 'pdfkit';
import { type ShapedText, shapeText } from './shape-text.ts';
import { type Run, splitRuns } from './split-runs.ts';

const FOLDER = path.join(import.meta.dirname, 'fonts');
const FILES = { plain: 'NotoSans-Regular.ttf', han: 'NotoSansSC-Regular.ttf' } as const;

/** Below this size nobody reads: a longer text is cut instead. */
const LEAST_PT = 5.5;

/** Where a text goes. */
export interface Place {
  x: number;
  /** Of the line on which letters stand. */
  baseline: number;
  width: number;
  size: number;
  align?: 'start' | 'end';
}

/** Writes texts of any script onto the pages of one document. */
export interface PdfPen {
  /** Makes ready what texts need; to be awaited before they are written. */
  prepare: (texts: Iterable<string>) => Promise<void>;
  /** Writes one line; smaller when it is too long for its place. */
  write: (text: string, place: Place) => void;
}

/** Part of pdfkit that its types leave out. */
interface ImageOpener {
  openImage: (png: Buffer) => unknown;
}

/** A pen for a document. Pictures of shaped words are made once and used as often as needed. */
export const createPen = (doc: InstanceType<typeof PDFDocument>): PdfPen => {
  const shaped = new Map<string, ShapedText & { image: unknown }>();
  const fonts = new Set<string>();
  const runsOf = new Map<string, Run[]>();

  const shape = async (text: string): Promise<void> => {
    if (shaped.has(text)) return;
    const picture = await shapeText(text);
    // Opened once, it is written into the document once.
    shaped.set(text, { ...picture, image: (doc as unknown as ImageOpener).openImage(picture.png) });
  };

  const measure = ({ hand, text }: Run, size: number): number =>
    hand === 'shaped'
      ? (shaped.get(text)?.width ?? 0) * size
      : doc.font(hand).fontSize(size).widthOfString(text);

  const widthOf = (runs: Run[], size: number): number =>
    runs.reduce((sum, run) => sum + measure(run, size), 0);

  const draw = (run: Run, x: number, baseline: number, size: number): void => {
    const picture = run.hand === 'shaped' ? shaped.get(run.text) : undefined;
    if (picture)
      doc.image(picture.image, x, baseline - picture.baseline * size, {
        width: picture.width * size,
        height: picture.height * size,
      });
    else
      doc
        .font(run.hand)
        .fontSize(size)
        .text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  };

  const fit = (text: string, { width, size }: Place): { runs: Run[]; size: number } => {
    const runs = runsOf.get(text) ?? splitRuns(text);
    const full = widthOf(runs, size);
    if (full <= width) return { runs, size };
    const smaller = Math.max(LEAST_PT, (size * width) / full);
    const left = widthOf(runs, smaller);
    if (left <= width || runs.some(({ hand }) => hand === 'shaped')) return { runs, size: smaller };
    const letters = [...text].slice(0, Math.floor(([...text].length * width) / left) - 1);
    return { runs: splitRuns(`${letters.join('')}…`), size: smaller };
  };

  return {
    prepare: async (texts) => {
      for (const text of texts) {
        if (runsOf.has(text)) continue;
        const runs = splitRuns(text);
        for (const run of runs) {
          if (run.hand === 'shaped') await shape(run.text);
          else if (!fonts.has(run.hand)) {
            fonts.add(run.hand);
            doc.registerFont(run.hand, await readFile(path.join(FOLDER, FILES[run.hand])));
          }
        }
        // Only what recurs is worth keeping; a reference never does.
        if (runs.some(({ hand }) => hand !== 'plain')) runsOf.set(text, runs);
      }
    },
    write: (text, place) => {
      const { runs, size } = fit(text, place);
      const spare = place.width - widthOf(runs, size);
      let x = place.align === 'end' ? place.x + spare : place.x;
      for (const run of runs) {
        draw(run, x, place.baseline, size);
        x += measure(run, size);
      }
    },
  };
};
