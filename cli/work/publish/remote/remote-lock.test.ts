import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { shortHash } from '../../../base/files/fingerprint.ts';
import { describeHolder, isAbandoned } from '../../../base/files/lock-holder.ts';
import { withLock } from '../../../base/files/with-lock.ts';
import { changeScript } from './remote-script.ts';

const hasPrograms =
  existsSync('/proc/self/stat') &&
  spawnSync('flock', ['--version'], { stdio: 'ignore' }).status === 0;

/** Another user than whoever runs this, where that may be chosen: nobody's number on Debian. */
const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'livery-remote-'));
  chmodSync(root, 0o777);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const lock = (dir = root): string => path.join(dir, '.build.lock');
const locks = (dir = root): string[] =>
  readdirSync(dir).filter((name) => name.startsWith('.build.lock'));

/** Runs the script that changes a folder of sites, as a shell on the other side would. */
const start = (dir: string, lines: string[] = [], user: { uid?: number; gid?: number } = {}) => {
  const child = spawn('sh', ['-s'], { stdio: 'pipe', ...user });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  child.stdin.end(changeScript(dir, { id: 'none' }, lines));
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended, said: () => said };
};

describe.skipIf(!hasPrograms)('the lock of a folder of sites, taken by a shell', () => {
  test('a lock whose holder is gone is taken over: killed, of another boot, or never named', async () => {
    const [pid, ticks = '', boot = ''] = describeHolder().split(' ');
    const left = [
      '2147483646',
      `2147483646 ${ticks} ${boot}`,
      // Another process has its number now.
      `${pid} 1 ${boot}`,
      `${pid} ${ticks} another-boot`,
      '0',
      '99999999999999999999',
      '',
      'garbage\n\n',
    ];
    const dirs = left.map((text, at) => {
      const dir = mkdtempSync(path.join(root, `${at}-`));
      writeFileSync(lock(dir), text);
      return dir;
    });

    const runs = dirs.map((dir) => start(dir));
    const codes = await Promise.all(runs.map(({ ended }) => ended));

    expect(codes, runs.map(({ said }) => said()).join('')).toEqual(left.map(() => 0));
    expect(dirs.map((dir) => locks(dir))).toEqual(left.map(() => []));
  });

  test('one that was killed while it freed an abandoned lock holds nobody up', async () => {
    const text = '2147483646 1 some-boot';
    writeFileSync(lock(), text);
    writeFileSync(`${lock()}.${shortHash(text)}`, '2147483645 1 some-boot');

    expect(await start(root).ended).toBe(0);
    expect(locks()).toEqual([]);
  });

  test.each([
    ['that says when its holder started', describeHolder(), {}],
    ['that names its holder alone', String(process.pid), {}],
    ['of another user’s process', describeHolder(1), other],
  ])(
    'a lock %s keeps its living holder, and it is said for whom is waited',
    async (_, text, user) => {
      writeFileSync(lock(), text);

      const { ended, said } = start(root, [], user);
      await expect.poll(said).toBe(`waiting\t${text.split(' ')[0]}\n`);
      const kept = readFileSync(lock(), 'utf8');
      rmSync(lock());

      expect(kept).toBe(text);
      expect(await ended).toBe(0);
    },
  );

  test('a lock that may not be read is nobody’s to remove', async () => {
    writeFileSync(lock(), '2147483646');
    chmodSync(lock(), 0);

    const { ended, said } = start(root, [], other);
    await expect.poll(said).toBe('waiting\t\n');
    const kept = locks();
    rmSync(lock());

    expect(kept).toContain('.build.lock');
    expect(await ended).toBe(0);
  });

  test('a livery there reads who holds it, and waits until the script has ended', async () => {
    const work = ['cat .build.lock; echo', 'until [ -e go ]; do sleep 0.05; done'];
    const { child, ended, said } = start(root, work);
    await expect.poll(said).toContain('\n');
    const text = said().trim();
    const waits = Promise.withResolvers<string>();
    const build = withLock(lock(), async () => 'built', waits.resolve);
    const holder = await waits.promise;
    const isHeld = !isAbandoned(text);
    writeFileSync(path.join(root, 'go'), '');

    expect(text).toMatch(/^\d+ \d+ [0-9a-f-]{36}$/);
    expect([isHeld, holder]).toEqual([true, String(child.pid)]);
    expect(await build).toBe('built');
    expect(await ended).toBe(0);
    expect(locks()).toEqual([]);
  });

  test('of two publishers the second says that it waits for the first', async () => {
    const first = start(root, ['echo begun', 'until [ -e go ]; do sleep 0.05; done']);
    await expect.poll(first.said).toBe('begun\n');
    const second = start(root);

    await expect.poll(second.said).toBe(`waiting\t${first.child.pid}\n`);
    writeFileSync(path.join(root, 'go'), '');

    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  });

  test('who waits for somebody else ends once nobody reads what it says, and changes nothing', async () => {
    writeFileSync(lock(), describeHolder());

    const { child, ended } = start(root, [': >changed']);
    child.stdout.destroy();

    expect(await ended).not.toBe(0);
    expect(readdirSync(root).toSorted()).toEqual(['.build.lock', '.publish.lock']);
  });
});
