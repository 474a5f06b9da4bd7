import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { levelOfRoom, roomIdOf, roomLevels, roomsOf } from './rooms.ts';

test('the stakes of a game are split into four overlapping rooms', () => {
  expect(roomsOf({ minimumStakeMinor: 100, maximumStakeMinor: 100_000 })).toEqual([
    { level: 'calm', minimumStakeMinor: 100, maximumStakeMinor: 2000 },
    { level: 'steady', minimumStakeMinor: 1000, maximumStakeMinor: 10_000 },
    { level: 'bold', minimumStakeMinor: 5000, maximumStakeMinor: 50_000 },
    { level: 'master', minimumStakeMinor: 25_000, maximumStakeMinor: 100_000 },
  ]);
});

test('whatever the range, the rooms stay inside of it and leave no gap', () => {
  const stakes = fc.tuple(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 5000 }));
  fc.assert(
    fc.property(stakes, ([minimumStakeMinor, times]) => {
      const maximumStakeMinor = minimumStakeMinor * times;
      const rooms = roomsOf({ minimumStakeMinor, maximumStakeMinor });

      expect(rooms[0]?.minimumStakeMinor).toBe(minimumStakeMinor);
      expect(rooms.at(-1)?.maximumStakeMinor).toBe(maximumStakeMinor);
      for (const [place, room] of rooms.entries()) {
        expect(room.minimumStakeMinor).toBeLessThanOrEqual(room.maximumStakeMinor);
        const before = rooms[place - 1];
        if (before) expect(room.minimumStakeMinor).toBeLessThanOrEqual(before.maximumStakeMinor);
      }
    }),
  );
});

test('the name of a room belongs to one game', () => {
  for (const level of roomLevels) expect(levelOfRoom(7, roomIdOf(7, level))).toBe(level);
  expect(levelOfRoom(8, roomIdOf(7, 'calm'))).toBeNull();
  expect(levelOfRoom(7, '7-huge')).toBeNull();
});
