import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifySites } from '../../cli/build/release/verify-sites.ts';
import { refuse } from '../../cli/work/publish/store/store-answers.ts';
import { startObjectStore } from '../../scripts/bench/publish/object-store.ts';
import { makePublishing } from './published-sites.ts';
import { runLivery } from './run-livery.ts';

const work = makePublishing(3);
const { codes, folder, gather, paint, publish, settle } = work;
const [first = '', second = '', third = ''] = codes;
let store: Awaited<ReturnType<typeof startObjectStore>>;
let old = '';
let next = '';

beforeAll(async () => {
  store = await startObjectStore();
  old = await gather('gathered');
  paint('#0a7d5c', first, second);
  next = await gather('gathered later');
});

afterAll(async () => {
  await store.stop();
  work.remove();
});

const target = (name: string): string => path.join(folder, name);
const pageOf = (dir: string, code: string): string =>
  readFileSync(path.join(dir, code, 'index.html'), 'utf8');
const published = (report: { published: { code: string }[] }): string[] =>
  report.published.map(({ code }) => code);

test('a target that is a link is what it leads to; one that leads nowhere or cannot be made is told', async () => {
  mkdirSync(target('real'));
  symlinkSync(target('real'), target('link'));
  symlinkSync(target('nowhere'), target('dangling'));

  const linked = await publish([old, '--to', target('link')]);
  const dangling = await publish([old, '--to', target('dangling')]);
  const closed = await publish([old, '--to', '/proc/sites']);

  expect(linked.report.failed).toEqual([]);
  expect(verifySites(target('real'), []).ok).toBe(true);
  expect([dangling.code, closed.code]).toEqual([1, 1]);
  expect(dangling.stderr).toContain('is a link that leads nowhere');
  expect(closed.stderr).toContain('/proc/sites cannot be made');
});

test('a folder that no build made is not lost for a brand of the same name', async () => {
  const to = target('shared');
  mkdirSync(path.join(to, first), { recursive: true });
  writeFileSync(path.join(to, first, 'precious'), 'a year of work');
  writeFileSync(path.join(to, second), 'a file');

  const { report } = await publish([old, '--to', to]);

  expect(published(report)).toEqual([second, third]);
  expect(report.failed).toMatchObject([{ code: first }]);
  expect(report.failed[0]?.reason).toContain('is a folder that no build made');
  expect(readFileSync(path.join(to, first, 'precious'), 'utf8')).toBe('a year of work');
});

test('garbage where the target keeps its own notes stops nobody', async () => {
  const to = target('notes');
  await publish([old, '--to', to]);
  const held = (code: string): string => path.join(to, '.releases', code, 'held');
  writeFileSync(held(first), 'null');
  mkdirSync(held(second));
  mkdirSync(path.join(to, '.canary'), { recursive: true });
  writeFileSync(path.join(to, '.canary', third), 'no trial');

  const { report } = await publish([next, '--to', to]);
  const none = await settle(['--promote', '--to', to]);

  expect(report).toMatchObject({ failed: [], held: [], unchanged: 1 });
  expect(published(report)).toEqual([first, second]);
  expect(none.stderr).toContain('nothing is on trial');
  expect(pageOf(to, second)).toBe(pageOf(next, second));
});

test('what stands where contents are kept is told, and nothing that is served is lost', async () => {
  const to = target('contents');
  await publish([old, '--to', to]);
  rmSync(path.join(to, '.blobs'), { recursive: true });
  writeFileSync(path.join(to, '.blobs'), 'x');

  const { code, report } = await publish([next, '--to', to]);

  expect(code).toBe(1);
  expect(report.failed.map((each) => each.code)).toEqual([first, second]);
  expect(report.failed[0]?.reason).toContain('.blobs');
  for (const brand of codes) expect(pageOf(to, brand)).toBe(pageOf(old, brand));
});

test('an empty manifest, one that is a folder and names that are none of a brand cost themselves alone', async () => {
  const bad = target('bad source');
  cpSync(next, bad, { recursive: true });
  const manifestOf = (code: string): string => path.join(bad, '.manifests', `${code}.json`);
  writeFileSync(manifestOf(first), '');
  rmSync(manifestOf(second));
  mkdirSync(manifestOf(second));
  // A bidi override, and what clears a terminal.
  for (const name of [`${third}\u202Egnp`, '\u001B[2Jx'])
    cpSync(path.join(bad, third), path.join(bad, name), { recursive: true });

  const { stderr, report } = await publish([bad, '--to', target('from bad')]);

  expect(report.failed.map(({ code }) => code)).toEqual([first, second]);
  expect(report.failed[0]?.reason).toContain('is empty: it was cut on its way. Gather it again');
  expect(published(report)).toEqual([third]);
  for (const sign of ['\u202E', '\u001B']) expect(stderr).not.toContain(sign);
});

test('a brand that is taken out of the source before it is asked costs itself alone', async () => {
  const source = target('source that shrinks');
  cpSync(next, source, { recursive: true });
  const to = target('shrunk');
  const waiting = ['--wait-healthy', 'http://127.0.0.1:9', '--healthy-within', '0.1'];

  const meanwhile = ['--then', `rm -rf '${path.join(source, first)}'`];
  const only = ['--only', `${first},${third}`];

  const { report } = await publish([source, '--to', to, ...only, ...waiting, ...meanwhile]);

  const reasons = new Map(report.failed.map(({ code, reason }) => [code, reason]));
  expect(reasons.get(first)).toMatch(/cannot be told what it must answer.*Taken back/);
  expect(reasons.get(third)).toMatch(/does not answer.*Taken back/);
  expect(existsSync(path.join(to, first))).toBe(false);
});

test('of two publishers one of which has --only, neither loses a release', async () => {
  const to = target('two');
  await publish([old, '--to', to]);

  const both = await Promise.all([
    runLivery(['publish', next, '--to', to]),
    runLivery(['publish', next, '--to', to, '--only', second]),
  ]);

  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  for (const brand of codes) expect(pageOf(to, brand)).toBe(pageOf(next, brand));
  expect(verifySites(to, []).ok).toBe(true);
});

test('a store that answers every third request with 503 gets all of it', async () => {
  const to = store.folder('busy');
  let asked = 0;
  // Not the same one twice in a row: how often one is asked again is no matter of chance.
  const refused = new Set<string>();
  store.faults.onRequest = (when, request) => {
    if (when === 'after') return;
    asked += 1;
    const isRefused = !refused.delete(request) && asked % 3 === 0;
    if (isRefused) refused.add(request);
    store.faults.answers = isRefused ? 503 : undefined;
  };

  const one = await publish([old, '--to', to], store.env);
  const two = await publish([next, '--to', to], store.env);
  store.faults.onRequest = undefined;
  store.faults.answers = undefined;

  expect(asked).toBeGreaterThan(100);
  expect(one.report.failed, one.stderr).toEqual([]);
  expect(published(two.report)).toEqual([first, second]);
  expect((await publish([next, '--to', to], store.env)).report.unchanged).toBe(3);
});

test('a clock that jumped three days loses nothing; a store that does not take it says what to set', async () => {
  const jump = `const Before = Date; const by = 3 * 86_400_000;
    globalThis.Date = class extends Before {
      constructor(...parts) { if (parts.length > 0) super(...parts); else super(Before.now() + by); }
      static now() { return Before.now() + by; }
    };`;
  const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(jump)}` };
  const to = target('late');
  await publish([old, '--to', to]);

  const { code, stderr } = await runLivery(['publish', next, '--to', to], env);
  const back = await publish([old, '--to', to]);
  const answer = '<Error><Code>RequestTimeTooSkewed</Code></Error>';
  const told = () => refuse('s3://sites', { status: 403, body: Buffer.from(answer) });

  expect(code, stderr).toBe(0);
  expect(published(back.report)).toEqual([first, second]);
  expect(verifySites(to, []).ok).toBe(true);
  expect(told).toThrow(/RequestTimeTooSkewed\. The clock of this machine is wrong/);
});
