import type { Load } from './load.ts';
import type { World } from './world.ts';

/** What a fault works on. */
export interface Place {
  world: World;
  load: Load;
  /** How often. */
  times: number;
}

/** What was found beside acknowledgements and rows. */
export interface Measured {
  /** In words: what else holds, or does not. */
  faults: string[];
  /** Further figures, by what they are called. */
  figures?: Record<string, number>;
}

/** One kind of fault. */
export interface Fault {
  name: string;
  /** What happens, in words. */
  title: string;
  /** Starts what it needs and breaks it. */
  run: (times: number) => Promise<FaultResult>;
}

/** How a fault was borne. */
export interface FaultResult {
  fault: string;
  times: number;
  acknowledged: number;
  lost: number;
  twice: number;
  /** The longest time, in s, from one acknowledgement of a client to its next. */
  longestGapS: number;
  /** The longest that any answer took, in s. */
  longestAnswerS: number;
  /** What was asked then. */
  longestAnswerOf: string;
  statuses: Record<string, number>;
  figures: Record<string, number>;
  /** What does not hold; nothing where all is well. */
  faults: string[];
}
