import { type ComponentType, lazy } from 'react';

/** The page of one kind of games; it takes what it needs from the hooks of play/. */
type GamePage = ComponentType;

/** Every kind of the rules (`GameModel.kind`) with its page, each a file that comes when asked for. */
export const pages: Readonly<Record<string, GamePage>> = {
  slot: lazy(async () => ({ default: (await import('./slot/SlotGame.tsx')).SlotGame })),
  scratch: lazy(async () => ({ default: (await import('./scratch/ScratchGame.tsx')).ScratchGame })),
  bingo: lazy(async () => ({ default: (await import('./bingo/BingoGame.tsx')).BingoGame })),
  arena: lazy(async () => ({ default: (await import('./arena/ArenaGame.tsx')).ArenaGame })),
  fishing: lazy(async () => ({ default: (await import('./fishing/FishingGame.tsx')).FishingGame })),
  match: lazy(async () => ({ default: (await import('./match/MatchGame.tsx')).MatchGame })),
  'coin-flip': lazy(async () => ({
    default: (await import('./coin-flip/CoinFlipGame.tsx')).CoinFlipGame,
  })),
  crash: lazy(async () => ({ default: (await import('./crash/CrashGame.tsx')).CrashGame })),
  'dice-draw': lazy(async () => ({
    default: (await import('./dice-draw/DiceDrawGame.tsx')).DiceDrawGame,
  })),
  hilo: lazy(async () => ({ default: (await import('./hilo/HiloGame.tsx')).HiloGame })),
  'house-wheel': lazy(async () => ({
    default: (await import('./house-wheel/HouseWheelGame.tsx')).HouseWheelGame,
  })),
  keno: lazy(async () => ({ default: (await import('./keno/KenoGame.tsx')).KenoGame })),
  limbo: lazy(async () => ({ default: (await import('./limbo/LimboGame.tsx')).LimboGame })),
  mines: lazy(async () => ({ default: (await import('./mines/MinesGame.tsx')).MinesGame })),
  numbers: lazy(async () => ({ default: (await import('./numbers/NumbersGame.tsx')).NumbersGame })),
  'pick-one': lazy(async () => ({
    default: (await import('./pick-one/PickOneGame.tsx')).PickOneGame,
  })),
  plinko: lazy(async () => ({ default: (await import('./plinko/PlinkoGame.tsx')).PlinkoGame })),
  tower: lazy(async () => ({ default: (await import('./tower/TowerGame.tsx')).TowerGame })),
  dice: lazy(async () => ({ default: (await import('./dice/DiceGame.tsx')).DiceGame })),
  blackjack: lazy(async () => ({
    default: (await import('./blackjack/BlackjackGame.tsx')).BlackjackGame,
  })),
  'video-poker': lazy(async () => ({
    default: (await import('./video-poker/VideoPokerGame.tsx')).VideoPokerGame,
  })),
  roulette: lazy(async () => ({
    default: (await import('./roulette/RouletteGame.tsx')).RouletteGame,
  })),
  hands: lazy(async () => ({ default: (await import('./hands/HandsGame.tsx')).HandsGame })),
  'live-table': lazy(async () => ({
    default: (await import('./live-table/LiveTableGame.tsx')).LiveTableGame,
  })),
};
