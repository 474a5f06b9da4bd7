import { expect, test } from 'vitest';
import { lacksRoom } from './find-room.ts';

const stages = [{ name: 'lint' }, { name: 'platform', diskGigabytes: 10 }];

test('a run that would fill the disk says so before it begins, with the stage and what it asks for', async () => {
  expect(await lacksRoom(stages, 11.9e9)).toMatch(
    /has 11\.9 GB left, and the stage "platform" asks for 12: .*TMPDIR/u,
  );
});

test('with room, or without such a stage, nothing is said', async () => {
  expect(await lacksRoom(stages, 12e9)).toBeNull();
  expect(await lacksRoom([{ name: 'lint' }], 0)).toBeNull();
});

test('what is left of the temporary folder is looked at', async () => {
  expect(await lacksRoom([{ name: 'endless', diskGigabytes: 1e9 }])).toContain(
    'asks for 1000000002',
  );
});
