import type { Subject } from '../pencils/subject.ts';
import { aurora } from './lands/aurora.ts';
import { castle } from './lands/castle.ts';
import { comet } from './lands/comet.ts';
import { gate } from './lands/gate.ts';
import { moon } from './lands/moon.ts';
import { mountain } from './lands/mountain.ts';
import { pagoda } from './lands/pagoda.ts';
import { planet } from './lands/planet.ts';
import { pyramid } from './lands/pyramid.ts';
import { ship } from './lands/ship.ts';
import { sun } from './lands/sun.ts';
import { temple } from './lands/temple.ts';
import { tower } from './lands/tower.ts';
import { volcano } from './lands/volcano.ts';

/** Places and bodies of the sky, by the word that the catalogue uses. */
export const landsMotifs = {
  aurora,
  castle,
  comet,
  gate,
  moon,
  mountain,
  pagoda,
  planet,
  pyramid,
  ship,
  sun,
  temple,
  tower,
  volcano,
} as const satisfies Record<string, Subject>;
