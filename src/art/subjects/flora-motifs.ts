import type { Subject } from '../pencils/subject.ts';
import { butterfly } from './flora/butterfly.ts';
import { cherry } from './flora/cherry.ts';
import { chilli } from './flora/chilli.ts';
import { flower } from './flora/flower.ts';
import { fruit } from './flora/fruit.ts';
import { lotus } from './flora/lotus.ts';
import { mushroom } from './flora/mushroom.ts';
import { tree } from './flora/tree.ts';

/** Plants and butterflies, by the word that the catalogue uses. */
export const floraMotifs = {
  butterfly,
  cherry,
  chilli,
  flower,
  fruit,
  lotus,
  mushroom,
  tree,
} as const satisfies Record<string, Subject>;
