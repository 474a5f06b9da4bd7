import { levelOfRoom, roomsOf } from '#domain/rooms.ts';
import { STAKE_UNIT_MINOR } from '../games/select-games.ts';

/** The stakes of a game as its row holds them. */
export interface StakeRow {
  nodeId: number;
  minimumStakeUnits: number;
  maximumStakeUnits: number;
}

/** What one round of a play may cost, in minor units. */
export interface Stakes {
  minimumStakeMinor: number;
  maximumStakeMinor: number;
}

/**
 * What one round of a play may cost: the game's own range, or that of the room which was entered.
 *
 * @param room its name; null for a play in no room
 */
export const stakesOf = (
  { nodeId, minimumStakeUnits, maximumStakeUnits }: StakeRow,
  room: string | null,
): Stakes => {
  const own = {
    minimumStakeMinor: minimumStakeUnits * STAKE_UNIT_MINOR,
    maximumStakeMinor: maximumStakeUnits * STAKE_UNIT_MINOR,
  };
  const level = room === null ? null : levelOfRoom(nodeId, room);
  const entered = roomsOf(own).find((each) => each.level === level);
  if (!entered) return own;
  const { minimumStakeMinor, maximumStakeMinor } = entered;
  return { minimumStakeMinor, maximumStakeMinor };
};

/** Whether a game has a room of this name. */
export const hasRoom = (game: StakeRow & { gameType: string }, room: string): boolean => {
  const { minimumStakeMinor, maximumStakeMinor } = stakesOf(game, null);
  const level = levelOfRoom(game.nodeId, room);
  return (
    game.gameType === 'PVP' &&
    roomsOf({ minimumStakeMinor, maximumStakeMinor }).some((each) => each.level === level)
  );
};
