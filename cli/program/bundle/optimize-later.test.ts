import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const FILE = pathToFileURL(path.join(import.meta.dirname, 'optimize-later.ts')).href;

test('the pinned Node knows the flags: of another one it would complain in each build', () => {
  const program = `const { optimizeLater } = await import('${FILE}');
    const { cachedDataVersionTag } = process.getBuiltinModule('node:v8');
    const before = cachedDataVersionTag();
    optimizeLater();
    console.log(before !== cachedDataVersionTag());`;

  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );

  expect({ stdout, stderr }).toEqual({ stdout: 'true\n', stderr: '' });
});
