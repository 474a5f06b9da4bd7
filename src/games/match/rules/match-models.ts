import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { isNamedBy } from '../../shared/rules/named-by.ts';
import { goalsContest } from './goals-contest.ts';
import { clubs, players, racers, squads } from './names.ts';
import { raceContest } from './race-contest.ts';
import type { Contest } from './selection.ts';
import { seriesContest } from './series-contest.ts';

/** What every bet returns before its odds are rounded down to three decimals: 95 percent. */
export const MATCH_RETURN = 9500;

/** The least that any bet of a match returns, in percent: found by the test of these rules. */
export const MATCH_LEAST_RETURN = 94.9;

/** The contests by their variant. The card of each is its own: none reads another's. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: each contest has a card and a course of its own
export const contests: Readonly<Record<string, Contest<any, any>>> = {
  goals: goalsContest,
  clubs3: seriesContest(2, clubs),
  clubs5: seriesContest(3, clubs),
  players3: seriesContest(2, players),
  players5: seriesContest(3, players),
  squads3: seriesContest(2, squads),
  squads5: seriesContest(3, squads),
  racers: raceContest(racers),
  squadRace: raceContest(squads),
};

/** How many contests are on at once. */
export const contestsAtOnce = (variant: string): number =>
  variant === 'racers' || variant === 'squadRace' ? 1 : 3;

const sportOf = (name: GameName): string => {
  if (isNamedBy(name, 'derby', 'racing')) return 'racers';
  if (isNamedBy(name, 'tennis', 'badminton')) return 'players3';
  if (isNamedBy(name, 'boxing')) return 'players5';
  if (isNamedBy(name, 'volleyball', 'basketball')) return 'clubs5';
  if (isNamedBy(name, 'cane', 'cricket')) return 'clubs3';
  return 'goals';
};

const screenGameOf = (name: GameName): string => {
  if (isNamedBy(name, 'royale', 'circuit')) return 'squadRace';
  return isNamedBy(name, 'championship', 'arena', 'legion') ? 'squads5' : 'squads3';
};

/** Every game of SPORTS and ESPORTS. */
export const matchModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'SPORTS' && name.gameType !== 'ESPORTS') return null;
  return {
    kind: 'match',
    variant: name.gameType === 'SPORTS' ? sportOf(name) : screenGameOf(name),
    rtp: MATCH_LEAST_RETURN,
    volatility: null,
    shared: true,
  };
};
