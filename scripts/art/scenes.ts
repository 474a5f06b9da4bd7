import type { Canvas } from '../../src/platform/art/canvas.ts';
import { controller, crosshair, esports, helmet } from '../../src/platform/art/subjects/arena.ts';
import { frog, turtle } from '../../src/platform/art/subjects/beasts.ts';
import { crane, phoenix, rooster } from '../../src/platform/art/subjects/birds.ts';
import { dice, mahjong, mines, reels, roulette } from '../../src/platform/art/subjects/boards.ts';
import { chips, fancards } from '../../src/platform/art/subjects/cards.ts';
import { balls } from '../../src/platform/art/subjects/draws.ts';
import { fireworks, lantern } from '../../src/platform/art/subjects/festive.ts';
import { balloon, crash, rocket } from '../../src/platform/art/subjects/flight.ts';
import { lotus } from '../../src/platform/art/subjects/flora.ts';
import { coins, crown, gem, heart, key, star } from '../../src/platform/art/subjects/jewels.ts';
import { moon, pagoda, sun } from '../../src/platform/art/subjects/lands.ts';
import { reef, shoal } from '../../src/platform/art/subjects/sea.ts';
import { football, stadium, trophy } from '../../src/platform/art/subjects/sports.ts';
import { chest, clock, compass, shield } from '../../src/platform/art/subjects/wares.ts';
import {
  auroraGround,
  dunesGround,
  neonGround,
  nightMarketGround,
  ricePaperGround,
  type Ground,
} from './brand-grounds.ts';

/** Draws one subject around (0, 0), about 200 units in radius. */
type Subject = (canvas: Canvas) => string;

/** One brand's pictures: its ground, its hues, and the subjects of each picture by its id. */
export interface Scenes {
  code: string;
  ground: Ground;
  /** Degrees in OKLCH: the subject's hue and the ground's. */
  hues: readonly [number, number];
  /** Where the subjects stand: away from the words, which start on the left or on the right. */
  side: 'left' | 'right';
  banners: Record<string, readonly Subject[]>;
  promotions: Record<string, readonly Subject[]>;
}

/** The pictures of the five brands. */
export const scenes: readonly Scenes[] = [
  {
    code: 'shwe',
    ground: nightMarketGround,
    hues: [75, 340],
    side: 'right',
    banners: {
      'night-market': [lantern, reels],
      'live-pavilion': [roulette, chips],
      'full-moon': [moon, coins],
      'rooster-yard': [rooster],
      'welcome-back': [lantern],
      'join-us': [pagoda],
    },
    promotions: {
      welcome: [chest],
      'full-moon': [moon],
      'slot-rebate': [reels],
      'live-nights': [fancards],
      'bring-a-friend': [lantern],
    },
  },
  {
    code: 'northlight',
    ground: auroraGround,
    hues: [165, 230],
    side: 'right',
    banners: {
      'aurora-jackpots': [gem, star],
      'quiet-tables': [roulette, fancards],
      'your-limits': [compass],
      'first-snow': [crown],
      'sign-in': [moon],
      'sign-up': [star],
    },
    promotions: {
      'slow-start': [shield],
      welcome: [chest],
      'jackpot-weekend': [gem],
      'live-rebate': [roulette],
    },
  },
  {
    code: 'volt',
    ground: neonGround,
    hues: [205, 290],
    side: 'right',
    banners: {
      'crash-arena': [rocket],
      'major-week': [trophy, controller],
      'derby-night': [football],
      'pixel-mines': [mines],
      'back-in': [helmet],
      'sign-up': [controller],
    },
    promotions: {
      welcome: [esports],
      'derby-boost': [stadium],
      'esports-cashback': [crosshair],
      'crash-ladder': [crash],
      squad: [helmet],
    },
  },
  {
    code: 'lotus',
    ground: ricePaperGround,
    hues: [25, 160],
    side: 'right',
    banners: {
      'three-regions': [balls, lotus],
      'deep-pond': [shoal, turtle],
      'card-house': [mahjong, fancards],
      agents: [crane],
      'sign-in': [lotus],
      'sign-up': [phoenix],
    },
    promotions: {
      welcome: [frog],
      agents: [key],
      'lucky-eight': [clock],
      'fish-rebate': [reef],
    },
  },
  {
    code: 'oasis',
    ground: dunesGround,
    hues: [190, 60],
    side: 'left',
    banners: {
      'evening-tables': [fancards, chips],
      'match-day': [football, trophy],
      'dune-trail': [balloon, sun],
      'sign-in': [compass],
      'sign-up': [heart],
    },
    promotions: {
      welcome: [chest],
      'dune-weekend': [fireworks],
      'match-rebate': [dice],
    },
  },
];
