import type { Subject } from '../pencils/subject.ts';
import { controller } from './arena/controller.ts';
import { crosshair } from './arena/crosshair.ts';
import { duel } from './arena/duel.ts';
import { esports } from './arena/esports.ts';
import { fist } from './arena/fist.ts';
import { helmet } from './arena/helmet.ts';

/** E-sports and duels, by the word that the catalogue uses. */
export const arenaMotifs = {
  controller,
  crosshair,
  duel,
  esports,
  fist,
  helmet,
} as const satisfies Record<string, Subject>;
