import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isWholeProof } from '../support/proof.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Scripts that take minutes, or start a database: their names and files. */
const programs = [
  ...readFileSync(path.join(root, 'scripts/bootstrap.mjs'), 'utf8').matchAll(
    /^ {2}'((?:bench|scale|prove|agents|games|tokens):[a-z]+)': \['([^']+)'\]/gm,
  ),
].map(([, name = '', file = '']) => ({ name, file }));

const say = (file: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [file, ...args], { cwd: root }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );

const refusesUnknown = async ({ name, file }: { name: string; file: string }): Promise<void> => {
  const wrong = await say(file, '--sizze', '5');
  expect(wrong).toMatchObject({ code: 2, stdout: '' });
  expect(wrong.stderr).toContain("livery: Unknown option '--sizze'.");
  expect(wrong.stderr).toContain(`npm run ${name} [-- options]`);
  const help = await say(file, '--help');
  expect(help).toMatchObject({ code: 0, stderr: '' });
  expect(help.stdout).toContain('  --json');
};

test('no script of these looks for its options by itself', () => {
  const served = /(?:^|\/)(?:serve|serve-\w+)\.ts$/;
  const files = globSync('scripts/{bench*.ts,bench,faults,scale,simulate*.ts}/**', { cwd: root })
    .concat(globSync('scripts/{bench,simulate}*.ts', { cwd: root }))
    .filter((file) => file.endsWith('.ts') && !served.test(file));

  expect(programs.length).toBeGreaterThan(18);
  expect(
    files.filter((file) =>
      /process\.argv|parseArgs/.test(readFileSync(path.join(root, file), 'utf8')),
    ),
  ).toEqual([]);
});

// The others go the same way; each takes a second to load.
test.each(programs.filter(({ name }) => name === 'bench:agents'))(
  '$name starts nothing for an option that it does not know, and says which there are',
  refusesUnknown,
);

test.runIf(isWholeProof).each(programs)('$name does so, too', refusesUnknown);
