import type { Subject } from '../pencils/subject.ts';
import { crane } from './birds/crane.ts';
import { egg } from './birds/egg.ts';
import { feather } from './birds/feather.ts';
import { peacock } from './birds/peacock.ts';
import { phoenix } from './birds/phoenix.ts';
import { rooster } from './birds/rooster.ts';
import { roosters } from './birds/roosters.ts';

/** Birds and an egg, by the word that the catalogue uses. */
export const birdsMotifs = {
  crane,
  egg,
  feather,
  peacock,
  phoenix,
  rooster,
  roosters,
} as const satisfies Record<string, Subject>;
