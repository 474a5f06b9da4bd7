import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { playRound } from '#api/play.ts';
import { gamesDatabaseUrl } from '#vendor/database/open-games-database.ts';
import { gameOfKind, openGambler, startGamesFixture } from '../support/games-fixture.ts';
import { startTestVendor, type TestVendor } from '../support/vendor.ts';

const mines = gameOfKind('mines');

const statusOf = async ({ database }: TestVendor, id: string): Promise<string> => {
  const round = database.selectFrom('round').select('status').where('id', '=', id);
  return (await round.executeTakeFirstOrThrow()).status;
};

test('a round that cannot be ended keeps no other round that was left from its end', async () => {
  const platform = await startGamesFixture(['mines']);
  const before = await startTestVendor(platform, { times: { abandonedMs: 3_600_000 } });
  const start = async (): Promise<string> => {
    const page = await before.open(await openGambler(platform), mines.nodeId);
    const started = await page.call(playRound, {
      requestId: randomUUID(),
      choice: { mines: 1 },
      stakeMinor: page.facts.minimumStakeMinor,
    });
    if (!started.ok) throw new Error(started.refusal);
    return started.value.round.roundId;
  };
  const [broken, other] = [await start(), await start()];
  // As a version leaves it whose rules are gone.
  const model = { kind: 'gone', variant: '', rtp: 0, volatility: null, shared: false };
  await before.database
    .updateTable('round')
    .set({ model: JSON.stringify(model) })
    .where('id', '=', broken)
    .execute();
  await before.stop();

  const after = await startTestVendor(platform, {
    databaseUrl: gamesDatabaseUrl(platform.databaseUrl),
    times: { abandonedMs: 50 },
  });

  await expect.poll(() => statusOf(after, other)).toBe('ended');
  expect(await statusOf(after, broken)).toBe('open');
  await after.close();
  await platform.close();
});
