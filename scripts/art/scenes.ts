import type { Canvas } from '../../src/art/pencils/canvas.ts';
import { controller } from '../../src/art/subjects/arena/controller.ts';
import { crosshair } from '../../src/art/subjects/arena/crosshair.ts';
import { esports } from '../../src/art/subjects/arena/esports.ts';
import { helmet } from '../../src/art/subjects/arena/helmet.ts';
import { frog } from '../../src/art/subjects/beasts/frog.ts';
import { turtle } from '../../src/art/subjects/beasts/turtle.ts';
import { crane } from '../../src/art/subjects/birds/crane.ts';
import { phoenix } from '../../src/art/subjects/birds/phoenix.ts';
import { rooster } from '../../src/art/subjects/birds/rooster.ts';
import { dice } from '../../src/art/subjects/boards/dice.ts';
import { mahjong } from '../../src/art/subjects/boards/mahjong.ts';
import { mines } from '../../src/art/subjects/boards/mines.ts';
import { reels } from '../../src/art/subjects/boards/reels.ts';
import { roulette } from '../../src/art/subjects/boards/roulette.ts';
import { chips } from '../../src/art/subjects/cards/chips.ts';
import { fancards } from '../../src/art/subjects/cards/fancards.ts';
import { balls } from '../../src/art/subjects/draws/balls.ts';
import { fireworks } from '../../src/art/subjects/festive/fireworks.ts';
import { lantern } from '../../src/art/subjects/festive/lantern.ts';
import { teapot } from '../../src/art/subjects/festive/teapot.ts';
import { balloon } from '../../src/art/subjects/flight/balloon.ts';
import { crash } from '../../src/art/subjects/flight/crash.ts';
import { rocket } from '../../src/art/subjects/flight/rocket.ts';
import { lotus } from '../../src/art/subjects/flora/lotus.ts';
import { coins } from '../../src/art/subjects/jewels/coins.ts';
import { crown } from '../../src/art/subjects/jewels/crown.ts';
import { gem } from '../../src/art/subjects/jewels/gem.ts';
import { heart } from '../../src/art/subjects/jewels/heart.ts';
import { star } from '../../src/art/subjects/jewels/star.ts';
import { moon } from '../../src/art/subjects/lands/moon.ts';
import { pagoda } from '../../src/art/subjects/lands/pagoda.ts';
import { sun } from '../../src/art/subjects/lands/sun.ts';
import { reef } from '../../src/art/subjects/sea/reef.ts';
import { shoal } from '../../src/art/subjects/sea/shoal.ts';
import { football } from '../../src/art/subjects/sports/football.ts';
import { stadium } from '../../src/art/subjects/sports/stadium.ts';
import { trophy } from '../../src/art/subjects/sports/trophy.ts';
import { chest } from '../../src/art/subjects/wares/chest.ts';
import { clock } from '../../src/art/subjects/wares/clock.ts';
import { compass } from '../../src/art/subjects/wares/compass.ts';
import { shield } from '../../src/art/subjects/wares/shield.ts';
import {
  auroraGround,
  neonGround,
  nightMarketGround,
  ricePaperGround,
  type Ground,
} from './brand-grounds.ts';
import { dunesGround } from './dunes-ground.ts';

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
      'quiet-sunday': [clock, moon],
      'morning-coffee': [teapot, sun],
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
      'lucky-eight': [clock],
      'fish-rebate': [reef],
    },
  },
  {
    code: 'oasis',
    ground: dunesGround,
    hues: [190, 60],
    side: 'right',
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
      'card-table': [fancards, chips],
    },
  },
];
