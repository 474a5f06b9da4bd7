import { expect, test } from 'vitest';
import { ownPort } from '../../cli/base/free-port.ts';
import { openBook } from './book.ts';
import { startLoad } from './load.ts';
import type { World } from './world.ts';

test('a platform that does not come back is told, not waited for without an end', async () => {
  const ports = [await ownPort(), await ownPort()] as const;
  const senders = [{ memberId: 1, token: 'nobody' }];
  const people = { players: [], senders, depositors: [], seats: [], others: [] };
  const world = { host: 'nobody.localhost', addressOf: null, ports, people } as unknown as World;

  const load = startLoad(world, openBook(), false, 200);

  await expect(load.until(1)).rejects.toThrow(/had no acknowledgement of .* the last answer was 0/);
  await expect(load.end()).rejects.toThrow('had no acknowledgement');
});
