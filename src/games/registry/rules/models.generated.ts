/* Generated from src/games/registry/kinds.ts by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { diceModelOf } from '../../dice/rules/dice-models.ts';
import { blackjackModelOf } from '../../blackjack/rules/blackjack-models.ts';
import { videoPokerModelOf } from '../../video-poker/rules/video-poker-models.ts';
import { rouletteModelOf } from '../../roulette/rules/roulette-models.ts';
import { liveTableModelOf } from '../../live-table/rules/tables/live-table-models.ts';
import { handsModelOf } from '../../hands/rules/hands-models.ts';
import { slotModelOf } from '../../slot/rules/tables/slot-models.ts';
import { scratchModelOf } from '../../scratch/rules/scratch-models.ts';
import { bingoModelOf } from '../../bingo/rules/bingo-models.ts';
import { arenaModelOf } from '../../arena/rules/arena-models.ts';
import { fishingModelOf } from '../../fishing/rules/fishing-models.ts';
import { matchModelOf } from '../../match/rules/match-models.ts';
import { coinFlipModelOf } from '../../coin-flip/rules/coin-flip-models.ts';
import { crashModelOf } from '../../crash/rules/crash-models.ts';
import { diceDrawModelOf } from '../../dice-draw/rules/dice-draw-models.ts';
import { hiloModelOf } from '../../hilo/rules/hilo-models.ts';
import { houseWheelModelOf } from '../../house-wheel/rules/house-wheel-models.ts';
import { kenoModelOf } from '../../keno/rules/keno-models.ts';
import { limboModelOf } from '../../limbo/rules/limbo-models.ts';
import { minesModelOf } from '../../mines/rules/mines-models.ts';
import { numbersModelOf } from '../../numbers/rules/numbers-models.ts';
import { pickOneModelOf } from '../../pick-one/rules/pick-one-models.ts';
import { plinkoModelOf } from '../../plinko/rules/plinko-models.ts';
import { towerModelOf } from '../../tower/rules/tower-models.ts';

/** Which games of the catalogue each kind plays, in the order in which they are asked. */
export const models: readonly ((name: GameName) => GameModel | null)[] = [
  diceModelOf,
  blackjackModelOf,
  videoPokerModelOf,
  rouletteModelOf,
  liveTableModelOf,
  handsModelOf,
  slotModelOf,
  scratchModelOf,
  bingoModelOf,
  arenaModelOf,
  fishingModelOf,
  matchModelOf,
  coinFlipModelOf,
  crashModelOf,
  diceDrawModelOf,
  hiloModelOf,
  houseWheelModelOf,
  kenoModelOf,
  limboModelOf,
  minesModelOf,
  numbersModelOf,
  pickOneModelOf,
  plinkoModelOf,
  towerModelOf,
];
