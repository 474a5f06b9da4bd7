/** How high the stakes of a room are, from the lowest. */
export const roomLevels = ['calm', 'steady', 'bold', 'master'] as const;

export type RoomLevel = (typeof roomLevels)[number];

/** One room: the same game within its own range of stakes. */
export interface RoomStakes {
  level: RoomLevel;
  minimumStakeMinor: number;
  maximumStakeMinor: number;
}

/** The smallest and the largest stake of a room, in smallest stakes of its game; our own choice. */
const SPANS: Record<RoomLevel, readonly [number, number]> = {
  calm: [1, 20],
  steady: [10, 100],
  bold: [50, 500],
  master: [250, Number.POSITIVE_INFINITY],
};

/**
 * The rooms of a game: its range of stakes in up to four overlapping steps. No room leaves the
 * game's own range, and the rooms together fill it.
 *
 * @param range the game's stakes in minor units, the largest not below the smallest
 */
export const roomsOf = (range: {
  minimumStakeMinor: number;
  maximumStakeMinor: number;
}): RoomStakes[] => {
  const { minimumStakeMinor: least, maximumStakeMinor: most } = range;
  const open = roomLevels.filter((level) => SPANS[level][0] * least <= most);
  return open.map((level, place) => ({
    level,
    minimumStakeMinor: SPANS[level][0] * least,
    maximumStakeMinor: place === open.length - 1 ? most : Math.min(SPANS[level][1] * least, most),
  }));
};

/** The name of a room, as a launch takes it: the game's number and the level. */
export const roomIdOf = (nodeId: number, level: RoomLevel): string => `${nodeId}-${level}`;

/** The level in a room's name; null when it names no room of this game. */
export const levelOfRoom = (nodeId: number, roomId: string): RoomLevel | null =>
  roomLevels.find((level) => roomIdOf(nodeId, level) === roomId) ?? null;
