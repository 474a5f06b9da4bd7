/* Generated from src/games/registry/kinds.ts by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import { type ComponentType, lazy } from 'react';

/** Every kind with its page, each a file that comes when asked for. */
export const pages: Readonly<Record<string, ComponentType>> = {
  dice: lazy(async () => ({
    default: (await import('../../dice/page/DiceGame.tsx')).DiceGame,
  })),
  blackjack: lazy(async () => ({
    default: (await import('../../blackjack/page/BlackjackGame.tsx')).BlackjackGame,
  })),
  'video-poker': lazy(async () => ({
    default: (await import('../../video-poker/page/VideoPokerGame.tsx')).VideoPokerGame,
  })),
  roulette: lazy(async () => ({
    default: (await import('../../roulette/page/RouletteGame.tsx')).RouletteGame,
  })),
  'live-table': lazy(async () => ({
    default: (await import('../../live-table/page/LiveTableGame.tsx')).LiveTableGame,
  })),
  hands: lazy(async () => ({
    default: (await import('../../hands/page/HandsGame.tsx')).HandsGame,
  })),
  slot: lazy(async () => ({
    default: (await import('../../slot/page/SlotGame.tsx')).SlotGame,
  })),
  scratch: lazy(async () => ({
    default: (await import('../../scratch/page/ScratchGame.tsx')).ScratchGame,
  })),
  bingo: lazy(async () => ({
    default: (await import('../../bingo/page/BingoGame.tsx')).BingoGame,
  })),
  arena: lazy(async () => ({
    default: (await import('../../arena/page/ArenaGame.tsx')).ArenaGame,
  })),
  fishing: lazy(async () => ({
    default: (await import('../../fishing/page/FishingGame.tsx')).FishingGame,
  })),
  match: lazy(async () => ({
    default: (await import('../../match/page/MatchGame.tsx')).MatchGame,
  })),
  'coin-flip': lazy(async () => ({
    default: (await import('../../coin-flip/page/CoinFlipGame.tsx')).CoinFlipGame,
  })),
  crash: lazy(async () => ({
    default: (await import('../../crash/page/CrashGame.tsx')).CrashGame,
  })),
  'dice-draw': lazy(async () => ({
    default: (await import('../../dice-draw/page/DiceDrawGame.tsx')).DiceDrawGame,
  })),
  hilo: lazy(async () => ({
    default: (await import('../../hilo/page/HiloGame.tsx')).HiloGame,
  })),
  'house-wheel': lazy(async () => ({
    default: (await import('../../house-wheel/page/HouseWheelGame.tsx')).HouseWheelGame,
  })),
  keno: lazy(async () => ({
    default: (await import('../../keno/page/KenoGame.tsx')).KenoGame,
  })),
  limbo: lazy(async () => ({
    default: (await import('../../limbo/page/LimboGame.tsx')).LimboGame,
  })),
  mines: lazy(async () => ({
    default: (await import('../../mines/page/MinesGame.tsx')).MinesGame,
  })),
  numbers: lazy(async () => ({
    default: (await import('../../numbers/page/NumbersGame.tsx')).NumbersGame,
  })),
  'pick-one': lazy(async () => ({
    default: (await import('../../pick-one/page/PickOneGame.tsx')).PickOneGame,
  })),
  plinko: lazy(async () => ({
    default: (await import('../../plinko/page/PlinkoGame.tsx')).PlinkoGame,
  })),
  tower: lazy(async () => ({
    default: (await import('../../tower/page/TowerGame.tsx')).TowerGame,
  })),
};
