import type { Subject } from '../pencils/subject.ts';
import { balls } from './draws/balls.ts';

/** Draws, by the word that the catalogue uses. */
export const drawsMotifs = {
  balls,
} as const satisfies Record<string, Subject>;
