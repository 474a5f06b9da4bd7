import type { Subject } from '../pencils/subject.ts';
import { carnival } from './festive/carnival.ts';
import { drum } from './festive/drum.ts';
import { fan } from './festive/fan.ts';
import { fireworks } from './festive/fireworks.ts';
import { kite } from './festive/kite.ts';
import { lantern } from './festive/lantern.ts';
import { mask } from './festive/mask.ts';
import { teapot } from './festive/teapot.ts';
import { umbrella } from './festive/umbrella.ts';

/** Things of markets and festivals, by the word that the catalogue uses. */
export const festiveMotifs = {
  carnival,
  drum,
  fan,
  fireworks,
  kite,
  lantern,
  mask,
  teapot,
  umbrella,
} as const satisfies Record<string, Subject>;
