import { existsSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isAbandoned } from '../../cli/base/files/lock-holder.ts';
import { isWholeProof } from '../support/proof.ts';
import { type Answer, ask, askJson, open } from './ask-preview.ts';
import { makePreviewRepository } from './preview-repository.ts';
import { requestLivery } from './request-livery.ts';
import { startLivery } from './run-livery.ts';

const repository = makePreviewRepository();
const { clone, home, push, workTrees } = repository;
const env = {
  LIVERY_HOME: home,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/main',
  // None of it is a preview's: the live platform's stores, counters, messages, keys and ports.
  LIVERY_POOL_URL: 'postgres://nobody@127.0.0.1:1/pool',
  LIVERY_CELL_EAST_URL: 'postgres://nobody@127.0.0.1:1/east',
  LIVERY_S3_URL: 's3://live/uploads',
  LIVERY_VALKEY_URL: 'valkey://127.0.0.1:1/0',
  LIVERY_SMS_URL: 'http://127.0.0.1:1/sms',
  LIVERY_SIGNING_KEY: 'live',
  LIVERY_METRICS_PORT: '9400',
  // This is: what was built before may be taken from there.
  LIVERY_STORE_URL: 'http://127.0.0.1:1',
  // One of the refs never ends by itself.
  LIVERY_PREVIEW_PATIENCE: '0.2',
};
const main = createServer((asked, answer) => answer.end(`main ${asked.headers.host}`));
const running: ReturnType<typeof startLivery>[] = [];
let mainPort = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void main.listen(0, '127.0.0.1', resolve));
  mainPort = String((main.address() as AddressInfo).port);
});

afterEach(async () => {
  for (const { child, finished } of running.splice(0)) {
    child.kill('SIGINT');
    await finished;
  }
});

/** Whether a process is at work: one that has ended may still wait to be asked how. */
const runs = (pid: number): boolean => !isAbandoned(String(pid));

afterAll(async () => {
  main.close();
  await preview('clean', '--force');
  repository.remove();
});

const preview = (...args: string[]) => requestLivery(['preview', ...args], env);

/** Starts a preview and waits until it answers. */
const serve = async (refs: string[], port = '0', more = {}) => {
  const places = ['--repository', clone, '--port', port, '--main-port', mainPort];
  const started = startLivery(['preview', ...refs, ...places, '--json'], { ...env, ...more });
  running.push(started);
  const report = await new Promise<{ port: number; previews: { sites: { url: string }[] }[] }>(
    (resolve, reject) => {
      let said = '';
      started.child.stdout.on('data', (part: Buffer) => {
        said += String(part);
        if (said.endsWith('\n}\n')) resolve(JSON.parse(said));
      });
      void started.finished.then(({ stderr }) => reject(new Error(stderr)));
    },
  );
  return { ...started, ...report };
};

test('two refs and a pull request answer by host name beside the main one', async () => {
  const { port, previews } = await serve(['main', 'feature/red', 'pull/7']);

  const red = await askJson(port, `shwe.feature-red.localhost:${port}`);
  const pull = await askJson(port, `shwe.pull-7.localhost:${port}`);

  expect((await askJson(port, `shwe.main.localhost:${port}`)).look).toBe('main');
  expect([red.look, pull.look]).toEqual(['red', 'pull 7']);
  expect(red.host).toMatch(/^shwe\.localhost:\d+$/);
  expect(red.origin).toBe(`http://${red.host}`);
  expect(red.packages).toBe(true);
  expect(red.database).toBeUndefined();
  expect(red.home).not.toBe(pull.home);
  expect(await ask(port, `shwe.localhost:${port}`)).toBe(`main shwe.localhost:${mainPort}`);
  expect(previews[1]?.sites[0]?.url).toBe(`http://shwe.feature-red.localhost:${port}/`);
  expect(await ask(port, `shwe.nothing.localhost:${port}`)).toMatch(
    /There is no such preview\. Served now: .*<brand>\.pull-7\.localhost/,
  );
});

test('a ref has databases and stores of its own, and adds nothing to a store that others trust', async () => {
  const { port } = await serve(['main']);

  const { settings } = await askJson(port, `shwe.main.localhost:${port}`);

  expect(settings).toEqual(['LIVERY_HOME', 'LIVERY_STORE_READ_ONLY', 'LIVERY_STORE_URL']);
});

test('code that spares what others use shares the store of compiles; any other has its own', async () => {
  const { port } = await serve(['main', 'sparing']);

  const older = await askJson(port, `shwe.main.localhost:${port}`);
  const sparing = await askJson(port, `shwe.sparing.localhost:${port}`);

  expect(older.store).toBe(path.join(older.home, 'store'));
  expect(sparing.store).toBe(path.join(home, 'store'));
});

/** Opens a WebSocket under a preview's name, and answers with what comes first and what a word brings. */
const talk = async (port: number, host: string, word: string) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live/tables?at=7`, {
    headers: { host, origin: `http://${host}` },
  });
  const said: string[] = [];
  socket.on('message', (data: Buffer) => said.push(data.toString()));
  await once(socket, 'message');
  socket.send(word);
  await expect.poll(() => said).toHaveLength(2);
  return { socket, greeting: JSON.parse(said[0] ?? '') as Answer & { path: string }, said };
};

test('WebSockets and events go to the preview that their host name names', async () => {
  const { port, child, finished } = await serve(['main', 'feature/red']);
  const [red, old] = [`shwe.feature-red.localhost:${port}`, `shwe.main.localhost:${port}`];

  const [inRed, inMain] = [await talk(port, red, 'one'), await talk(port, old, 'two')];
  const events = open(port, red, '/stream');
  const [stream] = (await once(events, 'response')) as [IncomingMessage];
  const [event] = (await once(stream, 'data')) as [Buffer];

  expect(inRed.said[1]).toBe('red heard one');
  expect(inMain.said[1]).toBe('main heard two');
  expect(inRed.greeting.path).toBe('/live/tables?at=7');
  expect(inRed.greeting.host).toMatch(/^shwe\.localhost:\d+$/);
  expect(inRed.greeting.origin).toBe(`http://${inRed.greeting.host}`);
  expect(event.toString()).toBe('data: 1\n\n');
  // Where nobody is, that is said, and the entrance goes on.
  const refused = async (host: string) => {
    const lost = new WebSocket(`ws://127.0.0.1:${port}/`, { headers: { host } });
    return ((await once(lost, 'error')) as [Error])[0].message;
  };
  expect(await refused(`shwe.nothing.localhost:${port}`)).toContain('404');
  expect(await refused(`shwe.localhost:${port}`)).toContain('200');
  const { pid } = await askJson(port, old);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => runs(pid)).toBe(false);
  expect(await refused(old)).toContain('502');
  stream.on('error', () => {});
  events.on('error', () => {});
  // Who presses Ctrl-C waits for none that is open.
  const closed = once(inRed.socket, 'close');
  child.kill('SIGINT');
  expect((await finished).code).toBe(0);
  await closed;
});

test('a pull request is asked for anew: the next start shows its newest head', async () => {
  push('newer');

  const { port } = await serve(['pull/7/head']);

  expect((await askJson(port, `shwe.pull-7.localhost:${port}`)).look).toBe('newer');
});

test('what is no ref, and what cannot be told apart, is said in one sentence', async () => {
  const at = ['--repository', clone, '--port', '0'];
  const cases: [string[], number, RegExp][] = [
    [['nosuch', ...at], 2, /git knows no commit "nosuch", neither here nor at the remote "origin"/],
    [['pull/99', ...at], 2, /git knows no commit "pull\/99\/head".*couldn't find remote ref/],
    [['pull/7', ...at, '--remote', 'fork'], 2, /has no remote "fork" to ask; see git remote -v/],
    [['--repository', repository.folder, 'main'], 1, /is in no git repository/],
    [['feature/red', 'feature-red', ...at], 1, /would both be feature-red in host names/],
    [['...', ...at], 2, /no letter or digit/],
    [['--upload-pack=x', ...at], 2, /unknown option/],
    [['broken', ...at], 1, /ended with 1 before its sites answered.*no such theme/s],
    [['stop', 'nosuch'], 2, /no preview of "nosuch" is kept/],
    [[...at], 2, /missing required argument/],
  ];
  for (const [args, code, words] of cases) {
    const done = await preview(...args);
    expect([done.code, done.stdout], args.join(' ')).toEqual([code, '']);
    expect(done.stderr).toMatch(words);
  }
  await expect.poll(workTrees).toEqual([]);
});

test('Ctrl-C waits for nobody, and leaves neither a work tree nor a process', async () => {
  // Long after who served it has gone, on a slow machine too.
  const patience = { LIVERY_PREVIEW_PATIENCE: '15' };
  const { port, child, finished } = await serve(['stubborn', 'main'], '0', patience);
  const stubborn = await askJson(port, `shwe.stubborn.localhost:${port}`);
  const stream = open(port, `shwe.main.localhost:${port}`, '/stream');
  stream.on('error', () => {});
  await new Promise((resolve) => void stream.on('response', resolve));
  expect(workTrees()).toHaveLength(2);

  child.kill('SIGINT');
  const { code, stderr } = await finished;

  // Its own code does not listen to signals: it is ended by who comes after.
  expect([code, runs(stubborn.pid)], stderr).toEqual([0, true]);
  await expect.poll(() => runs(stubborn.pid)).toBe(false);
  await expect.poll(workTrees).toEqual([]);
  const listed = JSON.parse((await preview('list', '--json')).stdout);
  expect(listed.previews).toContainEqual(
    expect.objectContaining({ ref: 'stubborn', served: false, address: null }),
  );
});

test('Ctrl-C while a ref is brought here leaves no work tree', async () => {
  const places = ['--repository', clone, '--port', '0', '--main-port', mainPort];
  const { child, finished } = startLivery(['preview', 'main', ...places], env);
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += String(part)));
  await expect.poll(() => said).toContain('Preparing main');

  child.kill('SIGINT');

  expect((await finished).code).toBe(0);
  await expect.poll(workTrees).toEqual([]);
});

test('after a kill the next start takes over, and stop ends what is left', async () => {
  const first = await serve(['main']);
  const { pid } = await askJson(first.port, `shwe.main.localhost:${first.port}`);
  first.child.kill('SIGKILL');
  await first.finished;

  const next = await serve(['main']);
  const later = await askJson(next.port, `shwe.main.localhost:${next.port}`);
  next.child.kill('SIGKILL');
  await next.finished;
  const stopped = await preview('stop', 'main', '--json');

  expect([runs(pid), runs(later.pid)]).toEqual([false, false]);
  expect(JSON.parse(stopped.stdout).previews).toMatchObject([{ ref: 'main', served: false }]);
  expect(workTrees()).toEqual([]);
});

test.runIf(isWholeProof)(
  'a second process shares the entrance, and has it when the first one ends',
  async () => {
    const first = await serve(['main']);
    const second = await serve(['feature/red'], String(first.port));
    const host = `shwe.feature-red.localhost:${first.port}`;
    expect((await askJson(first.port, host)).look).toBe('red');

    const again = await preview('feature/red', '--repository', clone, '--port', String(first.port));
    first.child.kill('SIGINT');
    await first.finished;

    expect([again.code, again.stderr]).toEqual([
      1,
      expect.stringContaining('feature/red is served already by process'),
    ]);
    await expect
      .poll(() => askJson(second.port, host).catch(() => null))
      .toMatchObject({ look: 'red' });
  },
);

test('a work tree in which somebody has worked stays until it is asked for by force', async () => {
  const { child, finished } = await serve(['main']);
  const tree = workTrees().find((each) => each.includes('/main/')) ?? '';
  writeFileSync(path.join(tree, 'look.txt'), 'mine');
  child.kill('SIGINT');
  await finished;

  const again = await preview('main', '--repository', clone, '--port', '0');
  const kept = await preview('clean', 'main');
  expect(existsSync(tree)).toBe(true);
  const gone = await preview('clean', 'main', '--force', '--json');

  expect([again.code, kept.code, gone.code]).toEqual([1, 1, 0]);
  expect(again.stderr).toContain('has changes that are not committed');
  expect(kept.stderr).toContain('add --force to lose them');
  expect([existsSync(tree), workTrees().includes(tree)]).toEqual([false, false]);
});

test.runIf(isWholeProof)('a ref that wants other packages gets its own', async () => {
  const { port } = await serve(['packages']);

  const answer = await askJson(port, `shwe.packages.localhost:${port}`);

  expect(answer).toMatchObject({ look: 'packages', packages: false });
});
