import type { Subject } from '../pencils/subject.ts';
import { bell } from './jewels/bell.ts';
import { coins } from './jewels/coins.ts';
import { crown } from './jewels/crown.ts';
import { diamond } from './jewels/diamond.ts';
import { gem } from './jewels/gem.ts';
import { heart } from './jewels/heart.ts';
import { key } from './jewels/key.ts';
import { ring } from './jewels/ring.ts';
import { star } from './jewels/star.ts';

/** Stones, metal and coins, by the word that the catalogue uses. */
export const jewelsMotifs = {
  bell,
  coins,
  crown,
  diamond,
  gem,
  heart,
  key,
  ring,
  star,
} as const satisfies Record<string, Subject>;
