import type { Subject } from '../pencils/subject.ts';
import { carp } from './beasts/carp.ts';
import { dragon } from './beasts/dragon.ts';
import { frog } from './beasts/frog.ts';
import { scarab } from './beasts/scarab.ts';
import { serpent } from './beasts/serpent.ts';
import { turtle } from './beasts/turtle.ts';

/** Beasts that are drawn whole, by the word that the catalogue uses. */
export const beastsMotifs = {
  carp,
  dragon,
  frog,
  scarab,
  serpent,
  turtle,
} as const satisfies Record<string, Subject>;
