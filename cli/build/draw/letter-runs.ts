import type { LetterFace } from './letter-faces.ts';

/** Characters that one font file draws side by side, or a gap between words. */
export interface LetterRun {
  text: string;
  /** None for a gap. */
  face?: LetterFace;
  isRightToLeft: boolean;
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const STRONG = /[\p{L}\p{N}]/u;
/** Joiners and variation selectors: they shape their neighbors and have no form of their own. */
const FORMLESS = /[\p{Default_Ignorable_Code_Point}]/u;

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

const faceFor = (cluster: string, faces: readonly LetterFace[]): LetterFace | undefined => {
  const points = Array.from(cluster).filter((each) => !FORMLESS.test(each));
  return faces.find((face) => points.every((each) => face.has(each.codePointAt(0) ?? 0)));
};

/**
 * Cuts a text into runs of one font and one direction, in the order in which they are read.
 *
 * @param faces the best first
 * @returns also the characters for which no font has a form
 */
export const runsOf = (
  text: string,
  faces: readonly LetterFace[],
): { runs: LetterRun[]; missing: string[] } => {
  const runs: LetterRun[] = [];
  const missing: string[] = [];
  for (const { segment } of segments.segment(text)) {
    const last = runs.at(-1);
    const isGap = /^\s+$/u.test(segment);
    // A font that draws its neighbor keeps them together.
    const own = isGap ? [] : last?.face ? [last.face, ...faces] : faces;
    const face = faceFor(segment, own);
    if (!isGap && face === undefined) missing.push(segment);
    if (!isGap && face === undefined) continue;
    const isRightToLeft = STRONG.test(segment)
      ? RIGHT_TO_LEFT.test(segment)
      : (last?.isRightToLeft ?? false);
    const joins = last !== undefined && last.face === face && last.isRightToLeft === isRightToLeft;
    if (joins) last.text += segment;
    else runs.push({ text: segment, isRightToLeft, ...(face && { face }) });
  }
  return { runs, missing };
};

/** Runs of one direction that stand side by side, put in the order in which they are seen. */
const seen = (runs: readonly LetterRun[], isRightToLeft: boolean): LetterRun[] =>
  isRightToLeft ? runs.toReversed() : [...runs];

/**
 * Runs from left to right, as they are seen. The first letter decides the direction of the whole; what
 * runs the other way is turned within it (UAX 9, without embeddings).
 */
export const inVisualOrder = (runs: readonly LetterRun[]): LetterRun[] => {
  const base = runs.find(({ face }) => face)?.isRightToLeft ?? false;
  const groups: LetterRun[][] = [];
  for (const [index, run] of runs.entries()) {
    const next = runs.slice(index + 1).find(({ face }) => face)?.isRightToLeft ?? base;
    // A gap goes with its two neighbors where they agree, else with the whole.
    const direction = run.face || run.isRightToLeft === next ? run.isRightToLeft : base;
    const group = groups.at(-1);
    const turned = { ...run, isRightToLeft: direction };
    if (group?.[0]?.isRightToLeft === direction) group.push(turned);
    else groups.push([turned]);
  }
  return (base ? groups.toReversed() : groups).flatMap((group) =>
    seen(group, group[0]?.isRightToLeft ?? base),
  );
};
