import type { Subject } from '../pencils/subject.ts';
import { angler } from './sea/angler.ts';
import { cannon } from './sea/cannon.ts';
import { crab } from './sea/crab.ts';
import { dolphin } from './sea/dolphin.ts';
import { jellyfish } from './sea/jellyfish.ts';
import { manta } from './sea/manta.ts';
import { octopus } from './sea/octopus.ts';
import { reef } from './sea/reef.ts';
import { seahorse } from './sea/seahorse.ts';
import { shark } from './sea/shark.ts';
import { shoal } from './sea/shoal.ts';
import { whale } from './sea/whale.ts';

/** What lives in the sea, by the word that the catalogue uses. */
export const seaMotifs = {
  angler,
  cannon,
  crab,
  dolphin,
  jellyfish,
  manta,
  octopus,
  reef,
  seahorse,
  shark,
  shoal,
  whale,
} as const satisfies Record<string, Subject>;
