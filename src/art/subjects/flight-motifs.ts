import type { Subject } from '../pencils/subject.ts';
import { balloon } from './flight/balloon.ts';
import { plane } from './flight/plane.ts';
import { rocket } from './flight/rocket.ts';

/** What flies, by the word that the catalogue uses. */
export const flightMotifs = {
  balloon,
  plane,
  rocket,
} as const satisfies Record<string, Subject>;
