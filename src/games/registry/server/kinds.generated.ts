/* Generated from src/games/registry/kinds.ts by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import type { GameKind } from '../../shared/server/game-kind.ts';
import type { SharedKind } from '../../shared/server/shared-kind.ts';
import { diceKind } from '../../dice/server/dice.kind.ts';
import { blackjackKind } from '../../blackjack/server/blackjack.kind.ts';
import { videoPokerKind } from '../../video-poker/server/video-poker.kind.ts';
import { rouletteKind } from '../../roulette/server/roulette.kind.ts';
import { liveTableKind } from '../../live-table/server/live-table.kind.ts';
import { handsKind } from '../../hands/server/hands.kind.ts';
import { slotKind } from '../../slot/server/slot.kind.ts';
import { scratchKind } from '../../scratch/server/scratch.kind.ts';
import { bingoKind } from '../../bingo/server/bingo.kind.ts';
import { arenaKind } from '../../arena/server/arena.kind.ts';
import { fishingKind } from '../../fishing/server/fishing.kind.ts';
import { matchKind } from '../../match/server/match.kind.ts';
import { coinFlipKind } from '../../coin-flip/server/coin-flip.kind.ts';
import { crashKind } from '../../crash/server/crash.kind.ts';
import { diceDrawKind } from '../../dice-draw/server/dice-draw.kind.ts';
import { hiloKind } from '../../hilo/server/hilo.kind.ts';
import { houseWheelKind } from '../../house-wheel/server/house-wheel.kind.ts';
import { kenoKind } from '../../keno/server/keno.kind.ts';
import { limboKind } from '../../limbo/server/limbo.kind.ts';
import { minesKind } from '../../mines/server/mines.kind.ts';
import { numbersKind } from '../../numbers/server/numbers.kind.ts';
import { pickOneKind } from '../../pick-one/server/pick-one.kind.ts';
import { plinkoKind } from '../../plinko/server/plinko.kind.ts';
import { towerKind } from '../../tower/server/tower.kind.ts';

/** Every game of one player against the house; each has a choice, a move and a state of its own. */
export const gameKinds: readonly GameKind<any, any, any>[] = [
  diceKind,
  blackjackKind,
  videoPokerKind,
  rouletteKind,
  handsKind,
  slotKind,
  scratchKind,
  bingoKind,
  fishingKind,
  coinFlipKind,
  diceDrawKind,
  hiloKind,
  houseWheelKind,
  kenoKind,
  limboKind,
  minesKind,
  numbersKind,
  pickOneKind,
  plinkoKind,
  towerKind,
];

/** Every game whose rounds the players of a brand share; each has a bet and an outcome of its own. */
export const sharedKinds: readonly SharedKind<any, any>[] = [
  liveTableKind,
  arenaKind,
  matchKind,
  crashKind,
];
