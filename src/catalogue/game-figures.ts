import { seededRandom } from './seeded-random.ts';
import type { GameType } from './vendors.ts';

/** What a game returns, takes and is announced as. */
export interface GameFigures {
  /** Return to player in percent with two decimals; null where no fixed return exists. */
  rtp: number | null;
  /** 1 calm to 5 wild; null where the word means nothing. */
  volatility: number | null;
  /** In stake units; a unit is a hundred minor units of the merchant's currency. */
  minimumStakeUnits: number;
  maximumStakeUnits: number;
  freeTrial: boolean;
  isTop: boolean;
  isHot: boolean;
  isNew: boolean;
  /** False for the few that need a large screen. */
  onMobile: boolean;
  /** A calendar day, yyyy-mm-dd. */
  releasedOn: string;
  /** Lists go by this number; top games come first, then hot ones, vendors mixed. */
  sequence: number;
}

/** Return bands inside the 75 to 99.5 percent that the platform admits. */
const returnBand: Record<GameType, readonly [number, number] | null> = {
  RNG: [94.1, 97.4],
  LIVE: [96.5, 98.9],
  SPORTS: null,
  ESPORTS: null,
  PVP: null,
  FISH: [95, 97.2],
  LOTT: [95, 98],
  ELOTT: [93, 96.5],
  COCKFIGHT: null,
  INHOUSE: [97, 99],
};

const hasTrial: Record<GameType, number> = {
  RNG: 0.92,
  LIVE: 0,
  SPORTS: 0,
  ESPORTS: 0,
  PVP: 0.5,
  FISH: 0.8,
  LOTT: 0,
  ELOTT: 0.6,
  COCKFIGHT: 0,
  INHOUSE: 1,
};

const dayMs = 86_400_000;
const firstRelease = Date.UTC(2023, 2, 1);
const lastRelease = Date.UTC(2026, 9, 25);

const releaseDay = (isNew: boolean, share: number): string => {
  const from = isNew ? lastRelease - 60 * dayMs : firstRelease;
  const until = isNew ? lastRelease : lastRelease - 61 * dayMs;
  return new Date(from + share * (until - from)).toISOString().slice(0, 10);
};

/** Chooses the figures of a game from its code, so that every installation shows the same. */
export const figuresOf = (gameCode: string, type: GameType, classCode?: string): GameFigures => {
  const random = seededRandom(`figures:${gameCode}`);
  const band = returnBand[type];
  const isLobby = classCode === 'LB';
  const isTop = isLobby || random.chance(0.2);
  const isHot = !isLobby && random.chance(0.24);
  const isNew = random.chance(0.14);
  const minimumStakeUnits = random.pick([1, 1, 2, 5]);
  const drawnReturn = band && !isLobby ? Math.round(random.between(...band) * 100) / 100 : null;
  return {
    // A lottery returns what its bet returns: its page says it of each.
    rtp: type === 'LOTT' ? null : drawnReturn,
    volatility: type === 'RNG' || type === 'INHOUSE' ? random.whole(1, 5) : null,
    minimumStakeUnits,
    maximumStakeUnits: minimumStakeUnits * random.pick([500, 1000, 2000]),
    freeTrial: !isLobby && random.chance(hasTrial[type]),
    isTop,
    isHot,
    isNew,
    onMobile: type !== 'ESPORTS' || isLobby || random.chance(0.7),
    releasedOn: releaseDay(isNew, random.next()),
    sequence: (isTop ? 0 : isHot ? 1_000_000 : 2_000_000) + random.whole(0, 999_999),
  };
};
