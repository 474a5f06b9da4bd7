import path from 'node:path';
import { sha256 } from '../../base/files/fingerprint.ts';
import { storeDir } from '../../base/paths.ts';
import { keepStored, readStored } from '../store/local/stored-file.ts';
import { engineVersion } from './stored-icons.ts';

/** Raise it when the measure changes: older figures are then measured anew. */
const RECIPE = 1;

/** Above this many figures, those that were not asked for are forgotten. */
const MOST = 200_000;

/** What was measured of drawings, by what was drawn and how. */
export type Figures = Record<string, number[]>;

const figuresFile = (): string => path.join(storeDir(), 'logos', 'figures.json');

const loadFigures = (): Figures => {
  try {
    return JSON.parse(readStored(figuresFile())?.toString('utf8') ?? '{}') as Figures;
  } catch {
    // A cache: a missing or broken file costs time, nothing else.
    return {};
  }
};

/** Measures of drawings that are taken once and kept in the store. */
export interface StoredFigures {
  /**
   * @param source all that the figures depend on
   * @param measure rejects when it cannot be drawn; then nothing is kept
   */
  of: (source: readonly string[], measure: () => Promise<number[]>) => Promise<number[]>;
  /** Hands out what is worth keeping since it was last asked: what is new, or used while there is too much. */
  take: () => Figures;
}

/** Opens the figures that are kept. */
export const openFigures = (): StoredFigures => {
  const known = loadFigures();
  const isFull = Object.keys(known).length > MOST;
  const recipe = `${RECIPE} ${engineVersion()}`;
  let taken: Figures = {};
  return {
    of: async (source, measure) => {
      const key = sha256(`${recipe} ${source.join('\0')}`).slice(0, 32);
      const figures = known[key] ?? (await measure());
      if (isFull || !(key in known)) taken[key] = figures;
      known[key] = figures;
      return figures;
    },
    take: () => {
      const all = taken;
      taken = {};
      return all;
    },
  };
};

/** Keeps figures in the store, beside those that it holds unless there are too many. */
export const keepFigures = (taken: Figures): void => {
  if (Object.keys(taken).length === 0) return;
  const known = loadFigures();
  const all = Object.keys(known).length > MOST ? taken : { ...known, ...taken };
  if (Object.keys(taken).every((key) => key in known) && all !== taken) return;
  keepStored(figuresFile(), JSON.stringify(all));
};
