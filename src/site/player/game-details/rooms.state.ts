import { type Room, roomList } from '#api/game-lobby.ts';

import { remoteQuery } from '../../remote/remote-query.ts';

interface RoomsRequest {
  language: string;
  nodeId: number;
  /** When the popup was opened: who plays is asked anew each time. */
  openedAt: number;
}

/** The rooms of a game, from the lowest stakes. */
export interface GameRooms {
  currency: string;
  rooms: Room[];
}

/** The rooms of one card game with who plays in them now. */
export const roomsQuery = remoteQuery<RoomsRequest, GameRooms>(
  async (call, { language, nodeId }) => {
    const outcome = await call(roomList, { language, nodeId });
    if (!outcome.ok) return outcome;
    const { currency, tables } = outcome.value;
    return { ok: true, value: { currency, rooms: tables.flatMap(({ rooms }) => rooms) } };
  },
);
