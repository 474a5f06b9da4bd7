import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isWholeProof } from '../support/proof.ts';
import { sendRequest } from '../support/web-server.ts';
import { ROOT, runLivery, startLivery } from './run-livery.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery preview whole '));
const clone = path.join(folder, 'clone');
const home = path.join(folder, 'home');
const env = { LIVERY_HOME: home };
const RED = '#b3122f';

afterAll(async () => {
  if (isWholeProof) await runLivery(['preview', 'clean', '--force'], env);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const git = (cwd: string, ...args: string[]): void => {
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
  execFileSync('git', [...who, ...args], { cwd, stdio: 'pipe' });
};

/** A clone of this checkout as it was committed last, with a branch that paints one brand. */
const makeClone = (): void => {
  git(folder, 'clone', '-q', '--shared', ROOT, clone);
  git(clone, 'checkout', '-q', '-B', 'base');
  git(clone, 'checkout', '-q', '-b', 'feature/red');
  const file = path.join(clone, 'merchants/volt/merchant.json');
  const merchant = JSON.parse(readFileSync(file, 'utf8')) as { theme: { brand: object } };
  Object.assign(merchant.theme.brand, { primary: RED });
  writeFileSync(file, JSON.stringify(merchant, null, 2));
  git(clone, 'commit', '-qam', 'red');
  // The store is the one of this checkout: what was compiled once is not compiled again.
  mkdirSync(home);
  symlinkSync(path.join(ROOT, '.livery/store'), path.join(home, 'store'), 'dir');
};

// Two platforms with a database each: in the whole proof alone.
test.runIf(isWholeProof)(
  'two refs of this very code answer side by side out of one store',
  async () => {
    makeClone();
    const asked = [
      'preview',
      'base',
      'feature/red',
      '--repository',
      clone,
      '--port',
      '0',
      '--json',
    ];
    const { child, finished } = startLivery(asked, env);
    const { port } = await new Promise<{ port: number }>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (part: Buffer) => {
        said += String(part);
        if (said.endsWith('\n}\n')) resolve(JSON.parse(said) as { port: number });
      });
      void finished.then(({ stderr }) => reject(new Error(stderr)));
    });
    const read = async (ref: string, target: string): Promise<string> => {
      const { status, body } = await sendRequest(port, `volt.${ref}.localhost:${port}`, target);
      expect(status, `${ref} ${target}: ${body.toString().slice(0, 400)}`).toBe(200);
      return body.toString();
    };
    const pages = { base: await read('base', '/'), red: await read('feature-red', '/') };
    const scriptsOf = (html: string) => html.match(/\/assets\/[\w-]+\.js/g);
    const colorsOf = (html: string) => html.match(/--lv-color-primary:#\w+/g)?.join(' ');

    expect(scriptsOf(pages.red)).toEqual(scriptsOf(pages.base));
    expect(scriptsOf(pages.red)?.length).toBeGreaterThan(2);
    expect(colorsOf(pages.base)).toMatch(/#/);
    expect(colorsOf(pages.red)).not.toBe(colorsOf(pages.base));
    expect(await read('base', '/readyz')).toContain('ready');
    child.kill('SIGINT');
    const { code, stderr } = await finished;
    expect(code, stderr).toBe(0);
  },
);
