import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startObjectStore } from '../../scripts/bench/publish/object-store.ts';
import { freePort, NO_LOG, provideNginx, sendRequest } from '../support/web-server.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { makePublishing } from './published-sites.ts';
import { requestLivery } from './request-livery.ts';
import { startLivery } from './run-livery.ts';

const work = makePublishing(3);
const { codes, folder, gather, merchants, paint, publish, settle } = work;
const [first = '', second = '', third = ''] = codes;
const nginx = await provideNginx();
if ('missing' in nginx) reportSkipped(nginx.missing);
let store: Awaited<ReturnType<typeof startObjectStore>>;
let old = '';
let next = '';
let follower: ReturnType<typeof startLivery> | undefined;

beforeAll(async () => {
  store = await startObjectStore();
  old = await gather('gathered');
  paint('#0a7d5c', first, second);
  next = await gather('gathered later');
});

afterEach(async () => {
  follower?.child.kill('SIGINT');
  const ended = await follower?.finished;
  follower = undefined;
  if (ended) expect(ended.code).toBe(0);
});

afterAll(async () => {
  await store.stop();
  work.remove();
});

/** What comes, comes; only what never does is given up. */
const soon = <Value>(look: () => Value | Promise<Value>) => expect.poll(look, { timeout: 100_000 });

const pageIn = (dir: string, code: string): string => {
  const file = path.join(dir, code, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const send = (args: string[]) => publish(args, store.env);
const follow = (from: string, to: string): void => {
  follower = startLivery(['publish', from, '--to', to, '--follow'], store.env);
};

test('a folder follows the store: what is published, tried, taken back and new', async () => {
  const from = store.folder('followed');
  const to = path.join(folder, 'follows');
  await send([old, '--to', from, '--only', `${first},${second}`]);
  const lot = (code: string): string => path.join(to, '.canary', code, '00');

  follow(from, to);
  await soon(() => pageIn(to, second)).toBe(pageIn(old, second));
  await send([next, '--to', from, '--only', first]);
  await soon(() => pageIn(to, first)).toBe(pageIn(next, first));
  await send([next, '--to', from, '--only', second, '--canary-visitors', '5%']);
  await soon(() => existsSync(lot(second))).toBe(true);
  expect(pageIn(to, second)).toBe(pageIn(old, second));
  expect(readFileSync(path.join(lot(second), 'index.html'), 'utf8')).toBe(pageIn(next, second));
  await settle(['--take-back', '--to', from], store.env);
  await soon(() => existsSync(lot(second))).toBe(false);
  await send([next, '--to', from, '--only', third, '--canary', '100%']);
  await soon(() => pageIn(to, third)).toBe(pageIn(next, third));
  // Its first release was taken back: there is nothing before it that could be served.
  await settle(['--take-back', '--to', from], store.env);
  await soon(() => pageIn(to, third)).toBe('');
  await send([next, '--to', from, '--only', third, '--force']);
  await soon(() => pageIn(to, third)).toBe(pageIn(next, third));
  expect(pageIn(to, second)).toBe(pageIn(old, second));
});

test('a store whose connections drop is told, asked again and followed on', async () => {
  const from = store.folder('dropped');
  const to = path.join(folder, 'follows the dropped');
  await send([old, '--to', from]);
  follow(from, to);
  await soon(() => pageIn(to, third)).toBe(pageIn(old, third));

  const before = store.requests.length;
  store.faults.cuts = true;
  try {
    await soon(() => store.requests.length - before).toBeGreaterThan(1);
  } finally {
    store.faults.cuts = false;
  }
  await send([next, '--to', from]);

  await soon(() => pageIn(to, first)).toBe(pageIn(next, first));
  follower?.child.kill('SIGINT');
  expect((await follower?.finished)?.stderr).toContain(`${from} does not answer`);
});

test.skipIf('missing' in nginx)(
  'nginx serves what the store’s pointer names, without being told',
  async () => {
    if ('missing' in nginx) return;
    const from = store.folder('behind nginx');
    const to = path.join(folder, 'behind nginx');
    await send([old, '--to', from]);
    follow(from, to);
    await soon(() => pageIn(to, third)).not.toBe('');
    const port = await freePort();
    const file = path.join(folder, 'nginx.conf');
    const places = ['--merchants', merchants, '--out', to, '--file', file];
    const written = await requestLivery([
      'host',
      'nginx',
      ...places,
      ...NO_LOG,
      '--local',
      '--listen',
      String(port),
    ]);
    expect(written.code, written.stderr).toBe(0);
    const server = await nginx.start(file, port);
    const page = async (): Promise<string> =>
      (await sendRequest(port, `${first}.localhost`, '/')).body.toString();
    try {
      expect(await page()).toBe(pageIn(old, first));

      await send([next, '--to', from]);

      await soon(page).toBe(pageIn(next, first));
    } finally {
      await server.stop();
    }
  },
);
