import path from 'node:path';
import { sha256 } from '../files/fingerprint.ts';
import { storeDir } from '../paths.ts';
import { keepStored, readStored } from '../store/stored-file.ts';
import { engineVersion } from './stored-icons.ts';

/** Raise it when the measure changes: older figures are then measured anew. */
const RECIPE = 1;

/** Above this many figures, those that were not asked for are forgotten. */
const MOST = 200_000;

/** What was measured of drawings, by what was drawn and how. */
type Figures = Record<string, number[]>;

const figuresFile = (): string => path.join(storeDir(), 'logos', 'figures.json');

const loadFigures = (file: string): Figures => {
  try {
    return JSON.parse(readStored(file)?.toString('utf8') ?? '{}') as Figures;
  } catch {
    // It can be made again: a file that is missing or broken costs time, nothing else.
    return {};
  }
};

/** Measures of drawings that are taken once and kept in the store. */
export interface StoredFigures {
  /**
   * @param source all that the figures depend on
   * @param measure rejects when it cannot be drawn; then nothing is kept
   */
  of: (source: readonly unknown[], measure: () => Promise<number[]>) => Promise<number[]>;
  /** Writes what is new. */
  keep: () => void;
}

/** Opens the figures that are kept. */
export const openFigures = (): StoredFigures => {
  const file = figuresFile();
  const known = loadFigures(file);
  const used: Figures = {};
  let isNew = false;
  return {
    of: async (source, measure) => {
      const key = sha256(JSON.stringify([RECIPE, engineVersion(), source])).slice(0, 32);
      const figures = known[key] ?? (await measure());
      isNew ||= !(key in known);
      used[key] = figures;
      return figures;
    },
    keep: () => {
      if (!isNew) return;
      const all = Object.keys(known).length > MOST ? used : { ...known, ...used };
      keepStored(file, JSON.stringify(all));
    },
  };
};
