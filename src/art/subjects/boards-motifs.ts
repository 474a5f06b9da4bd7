import type { Subject } from '../pencils/subject.ts';
import { coinflip } from './boards/coinflip.ts';
import { dice } from './boards/dice.ts';
import { domino } from './boards/domino.ts';
import { fantan } from './boards/fantan.ts';
import { ludo } from './boards/ludo.ts';
import { mahjong } from './boards/mahjong.ts';
import { mines } from './boards/mines.ts';
import { plinko } from './boards/plinko.ts';
import { reels } from './boards/reels.ts';
import { roulette } from './boards/roulette.ts';
import { wheel } from './boards/wheel.ts';

/** Games of boards, wheels and tiles, by the word that the catalogue uses. */
export const boardsMotifs = {
  coinflip,
  dice,
  domino,
  fantan,
  ludo,
  mahjong,
  mines,
  plinko,
  reels,
  roulette,
  wheel,
} as const satisfies Record<string, Subject>;
