import { diceModelOf } from '../dice/dice-models.ts';
import { coinFlipModelOf } from '../coin-flip/coin-flip-models.ts';
import { crashModelOf } from '../crash/crash-models.ts';
import { diceDrawModelOf } from '../dice-draw/dice-draw-models.ts';
import { hiloModelOf } from '../hilo/hilo-models.ts';
import { houseWheelModelOf } from '../house-wheel/house-wheel-models.ts';
import { kenoModelOf } from '../keno/keno-models.ts';
import { limboModelOf } from '../limbo/limbo-models.ts';
import { minesModelOf } from '../mines/mines-models.ts';
import { numbersModelOf } from '../numbers/numbers-models.ts';
import { pickOneModelOf } from '../pick-one/pick-one-models.ts';
import { plinkoModelOf } from '../plinko/plinko-models.ts';
import { towerModelOf } from '../tower/tower-models.ts';
import { arenaModelOf } from '../arena/arena-models.ts';
import { fishingModelOf } from '../fishing/fishing-models.ts';
import { matchModelOf } from '../match/match-models.ts';
import { bingoModelOf } from '../bingo/bingo-models.ts';
import { scratchModelOf } from '../scratch/scratch-models.ts';
import { slotModelOf } from '../slot/tables/slot-models.ts';
import { blackjackModelOf } from '../blackjack/blackjack-models.ts';
import { videoPokerModelOf } from '../video-poker/video-poker-models.ts';
import { rouletteModelOf } from '../roulette/roulette-models.ts';
import { liveTableModelOf } from './live-table-models.ts';
import { handsModelOf } from '../hands/hands-models.ts';
import type { GameModel, GameName } from '../game-model.ts';

/** Each kind says which games of the catalogue it plays; the first that knows a game has it. */
const lists: readonly ((name: GameName) => GameModel | null)[] = [
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

/** By which rules a game is played; null for what is no game of a vendor (lotteries, lobbies). */
export const modelOf = (name: GameName): GameModel | null => {
  for (const list of lists) {
    const model = list(name);
    if (model) return model;
  }
  return null;
};
