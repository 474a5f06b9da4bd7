import { afterAll, expect, test } from 'vitest';
import { makePreviewRepository } from './preview-repository.ts';
import { startLivery } from './run-livery.ts';

const repository = makePreviewRepository();
const { clone, home } = repository;
const started: ReturnType<typeof startLivery>[] = [];

const endAll = async (): Promise<void> => {
  for (const { child } of started) child.kill('SIGINT');
  await Promise.all(started.map(({ finished }) => finished));
};

afterAll(async () => {
  await endAll();
  repository.remove();
});

test('of many who start a ref at one moment, one serves it and the others are told who does', async () => {
  for (let at = 0; at < 4; at += 1)
    started.push(
      startLivery(['preview', 'main', '--repository', clone, '--port', '0', '--json'], {
        LIVERY_HOME: home,
        LIVERY_PREVIEW_PATIENCE: '0.2',
      }),
    );
  const serving = started.map(
    ({ child }) => new Promise<number>((resolve) => child.stdout.once('data', () => resolve(1))),
  );

  const refused = started.map(({ finished }) => finished.then(({ stderr }) => stderr));
  const ends = await Promise.all(started.map((_, at) => Promise.race([serving[at], refused[at]])));

  expect(ends.filter((end) => end === 1)).toHaveLength(1);
  const server = started[ends.indexOf(1)]?.child.pid;
  for (const end of ends.filter((each) => each !== 1))
    expect(end).toContain(`main is served already by process ${server};`);
  await endAll();
  // Whoever takes it away has gone before its repository does.
  await expect.poll(repository.workTrees).toEqual([]);
});
