import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { baccaratPoints } from '../../live-table/rules/baccarat/baccarat-rules.ts';
import { DECK } from '../../shared/rules/cards/card.ts';
import { fiveCardScore } from '../../shared/rules/cards/five-card-score.ts';
import { bullScore, nineCards, nineScore } from '../../live-table/rules/baccarat/point-scores.ts';
import { type Scored, threeCardScore } from '../../shared/rules/cards/three-card-score.ts';
import { dominoScore, DOMINOES } from './domino-score.ts';
import { tileOf, tileScore, TILES } from './tile-score.ts';

/** What a table of hands is played with. */
export type HandThings = 'cards' | 'dominoes' | 'tiles' | 'dice';

/** How hands are dealt and compared. */
export interface HandGame {
  things: HandThings;
  /** How many things a hand is dealt. */
  size: number;
  /** Different things in the bag, dealt without putting back; dice are thrown anew. */
  bag: number;
  /** The things of a dealt hand that count. */
  shown: (hand: readonly number[]) => readonly number[];
  /** The better hand has the higher score. */
  score: (hand: readonly number[]) => Scored;
  /** Whether two hands can be equal; then the stake is given back. */
  canTie: boolean;
  /** Things of the same number score alike, wherever they are. */
  alike: (thing: number) => number;
}

const whole = (hand: readonly number[]): readonly number[] => hand;
const itself = (thing: number): number => thing;

/** Three alike beat every sum. */
const diceScore = (hand: readonly number[]): Scored => {
  const faces = hand.map((die) => die + 1);
  const sum = faces.reduce((all, face) => all + face, 0);
  const isTriple = new Set(faces).size === 1;
  return {
    name: isTriple ? `triple${faces[0] ?? 0}` : `sum${sum}`,
    score: sum + (isTriple ? 20 : 0),
  };
};

const ofCards = { things: 'cards', bag: DECK, shown: whole, canTie: false, alike: itself } as const;

/** The games by the name that a model calls its variant. */
export const handGames = {
  'three-card': { ...ofCards, size: 3, score: threeCardScore },
  'five-card': { ...ofCards, size: 5, score: fiveCardScore },
  bull: { ...ofCards, size: 5, score: bullScore },
  nine: {
    ...ofCards,
    size: 3,
    shown: nineCards,
    score: nineScore,
    canTie: true,
    alike: baccaratPoints,
  },
  domino: {
    things: 'dominoes',
    bag: DOMINOES.length,
    size: 2,
    shown: whole,
    score: dominoScore,
    canTie: true,
    alike: itself,
  },
  tiles: {
    things: 'tiles',
    bag: TILES,
    size: 2,
    shown: whole,
    score: tileScore,
    canTie: true,
    alike: tileOf,
  },
  dice: {
    things: 'dice',
    bag: 6,
    size: 3,
    shown: whole,
    score: diceScore,
    canTie: true,
    alike: itself,
  },
} as const satisfies Record<string, HandGame>;

export type HandGameName = keyof typeof handGames;

/** Deals some hands, the house's first. */
export const dealHands = (game: HandGame, hands: number, draw: Draw): number[][] => {
  const wanted = hands * game.size;
  const things =
    game.things === 'dice'
      ? Array.from({ length: wanted }, () => draw(game.bag))
      : shuffled(game.bag, draw, wanted);
  return Array.from({ length: hands }, (_, at) =>
    things.slice(at * game.size, (at + 1) * game.size),
  );
};
