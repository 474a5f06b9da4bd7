import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProof } from '../support/proof.ts';
import { requestLivery } from './request-livery.ts';
import { makeWorkFolder, startLivery } from './run-livery.ts';

const work = makeWorkFolder();
beforeAll(() => mkdirSync(work.merchants, { recursive: true }));
afterAll(work.remove);

const drafts = path.join(work.folder, 'home', 'drafts');

/** How many files stand in the drafts. */
const written = (): number =>
  existsSync(drafts)
    ? readdirSync(drafts, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ).length
    : 0;

const line = (code: string): string[] => [
  'new',
  code,
  '--no-input',
  '--no-build',
  '--merchants',
  work.merchants,
  '--out',
  work.out,
];

test.each(inProof([1, 14], [1, 2, 5, 9, 14]))(
  'killed when %i files of it stand, a merchant is not there, or is there whole',
  async (files) => {
    const code = `m${files}`;
    const before = written();
    const { child, finished } = startLivery(line(code), {
      LIVERY_HOME: path.join(work.folder, 'home'),
    });

    await expect
      .poll(() => written() - before >= files || child.exitCode !== null, {
        interval: 1,
      })
      .toBe(true);
    child.kill('SIGKILL');
    await finished;

    const found = readdirSync(work.merchants).filter((name) => name.includes(code));
    expect(found.length === 0 || found[0] === code).toBe(true);
    if (found.length > 0) {
      const checked = await requestLivery(['check', code, '--merchants', work.merchants, '--json']);
      expect(checked.code, checked.stdout).toBe(0);
    }
    const again = await requestLivery(line(`${code}b`));
    expect(again.code, again.stderr).toBe(0);
  },
);
