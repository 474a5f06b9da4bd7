import { slotKind } from './slot.kind.ts';
import { scratchKind } from './scratch.kind.ts';
import { bingoKind } from './bingo.kind.ts';
import { diceKind } from './dice.kind.ts';
import { blackjackKind } from './blackjack.kind.ts';
import { videoPokerKind } from './video-poker.kind.ts';
import { rouletteKind } from './roulette.kind.ts';
import { handsKind } from './hands.kind.ts';
import type { GameKind } from './game-kind.ts';
import { coinFlipKind } from './coin-flip.kind.ts';
import { diceDrawKind } from './dice-draw.kind.ts';
import { hiloKind } from './hilo.kind.ts';
import { houseWheelKind } from './house-wheel.kind.ts';
import { kenoKind } from './keno.kind.ts';
import { limboKind } from './limbo.kind.ts';
import { minesKind } from './mines.kind.ts';
import { numbersKind } from './numbers.kind.ts';
import { pickOneKind } from './pick-one.kind.ts';
import { plinkoKind } from './plinko.kind.ts';
import { towerKind } from './tower.kind.ts';
import { arenaKind } from './arena.kind.ts';
import { fishingKind } from './fishing.kind.ts';
import { matchKind } from './match.kind.ts';
import { crashKind } from './crash.kind.ts';
import { liveTableKind } from './live-table.kind.ts';
import type { SharedKind } from './shared-kind.ts';

/** Every game of one player against the house, by the name of its rules. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: each kind has a choice, a move and a state of its own
const gameKinds: readonly GameKind<any, any, any>[] = [
  slotKind,
  handsKind,
  rouletteKind,
  videoPokerKind,
  blackjackKind,
  scratchKind,
  bingoKind,
  fishingKind,
  diceKind,
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

/** Every game whose rounds are shared by the players of a brand. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: each kind has a bet and an outcome of its own
const sharedKinds: readonly SharedKind<any, any>[] = [
  liveTableKind,
  crashKind,
  arenaKind,
  matchKind,
];

/** The rules of a game for one player; undefined when there are none of that name. */
export const gameKindOf = (kind: string): GameKind | undefined =>
  gameKinds.find((one) => one.kind === kind);

/** The rules of a shared game; undefined when there are none of that name. */
export const sharedKindOf = (kind: string): SharedKind | undefined =>
  sharedKinds.find((one) => one.kind === kind);
