import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { basicPlay } from '#domain/games/blackjack/basic-strategy.ts';
import { blackjackReturns } from '#domain/games/blackjack/blackjack-models.ts';
import { dealBlackjack, situationOf } from '#domain/games/blackjack/blackjack-round.ts';
import {
  type BlackjackRules,
  type BlackjackTable,
  blackjackTables,
} from '#domain/games/blackjack/blackjack-rules.ts';
import { playBlackjack } from '#domain/games/blackjack/play-blackjack.ts';
import { blackjackPayoutMinor } from '#domain/games/blackjack/settle-blackjack.ts';
import { DECK } from '#domain/games/cards/card.ts';
import {
  dealHands,
  type HandGame,
  type HandGameName,
  handGames,
} from '#domain/games/hands/hand-games.ts';
import { handsReturns } from '#domain/games/hands/hands-models.ts';
import { HAND_PAYS } from '#domain/games/hands/hands-return.ts';
import { returnsOfSpots } from '#domain/games/live-table/live-table.ts';
import { type LiveTableName, liveTableOf, liveTables } from '#domain/games/registry/live-tables.ts';
import { videoPokerReturns } from '#domain/games/video-poker/video-poker-models.ts';
import { perfectPlayer } from '#domain/games/video-poker/perfect-player.ts';
import {
  paysOf,
  type VideoPokerTable,
  type VideoPokerVariant,
  videoPokerTables,
} from '#domain/games/video-poker/video-poker-tables.ts';
import type { Simulation } from './simulation.ts';

/** Even, so that half of it is whole. */
const STAKE_MINOR = 100;

/** Plays a whole round by basic strategy; answers what came back less what was staked on. */
const playBasic = (rules: BlackjackRules, draw: Draw): number => {
  let state = dealBlackjack(rules, STAKE_MINOR, draw);
  let addedMinor = 0;
  while (state.phase !== 'over') {
    const situation = situationOf(rules, state);
    const played = playBlackjack(rules, state, situation ? basicPlay(rules, situation) : 'decline');
    if ('impossible' in played) throw new Error(`basic strategy: ${played.impossible}`);
    state = played.state;
    addedMinor += played.stakeMinor;
  }
  return ((blackjackPayoutMinor(state) ?? 0) - addedMinor) / STAKE_MINOR;
};

/** Blackjack by basic strategy at every table. */
export const simulateBlackjack = (): readonly Simulation[] =>
  Object.entries(blackjackTables).map(([variant, rules]) => ({
    kind: 'blackjack',
    variant: `${variant}, basic strategy`,
    exactReturn: blackjackReturns[variant as BlackjackTable],
    play: (draw) => playBasic(rules, draw),
  }));

const pokerSimulation = (variant: string, table: VideoPokerTable, rtp: number): Simulation => {
  let player: ReturnType<typeof perfectPlayer> | undefined;
  return {
    kind: 'video-poker',
    variant: `${variant}, best hold`,
    exactReturn: rtp,
    play: (draw) => {
      player ??= perfectPlayer(table);
      const deal = shuffled(DECK, draw, 10);
      const dealt = deal.slice(0, 5).toSorted((one, other) => one - other);
      const part = player.bestHold(dealt);
      const cards = dealt.map((card, at) =>
        (part & (1 << at)) === 0 ? (deal[5 + at] as number) : card,
      );
      return paysOf(table, cards);
    },
  };
};

/** Video poker with the best hold in every deal. */
export const simulateVideoPoker = (): readonly Simulation[] =>
  Object.entries(videoPokerTables).map(([variant, table]) =>
    pokerSimulation(variant, table, videoPokerReturns[variant as VideoPokerVariant]),
  );

/** The bets that are simulated: one of each sort, the rarest left to exact counting. */
const simulated: Record<LiveTableName, readonly string[]> = {
  baccarat: ['player', 'banker', 'tie', 'playerPair'],
  roulette: ['n17', 'red', 'dozen2', 'column3'],
  'money-wheel': ['x1', 'x6', 'x51'],
  'dragon-tiger': ['dragon', 'tie', 'suitedTie'],
  'sic-bo': ['small', 'total9', 'die6', 'pair1', 'triple'],
  'fan-tan': ['fan1', 'odd'],
  'xoc-dia': ['even', 'red4', 'red1'],
  'andar-bahar': ['andar', 'bahar', 'short', 'long'],
  'three-card': ['left', 'right'],
  'five-card': ['left'],
  bull: ['left'],
};

/** Every live table, one bet of each sort; the roulette for one player is the same table. */
export const simulateLiveTables = (): readonly Simulation[] =>
  (Object.keys(liveTables) as LiveTableName[]).flatMap((variant) => {
    const table = liveTableOf(variant);
    const returns = returnsOfSpots(table);
    return simulated[variant].map((spot) => ({
      kind: 'live-table',
      variant: `${variant}, ${spot}`,
      exactReturn: returns[spot] ?? 0,
      play: (draw) => table.pays(spot, table.factsOf(table.draw(draw))),
    }));
  });

const handsPlay = (game: HandGame, draw: Draw): number => {
  const [house = [], own = []] = dealHands(game, 2, draw);
  const lead = game.score(own).score - game.score(house).score;
  return lead > 0 ? HAND_PAYS : lead === 0 ? 1 : 0;
};

/** Every table of hands against the house. */
export const simulateHands = (): readonly Simulation[] =>
  Object.entries(handGames).map(([variant, game]) => ({
    kind: 'hands',
    variant,
    exactReturn: handsReturns[variant as HandGameName],
    play: (draw) => handsPlay(game, draw),
  }));
