import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('a file that nobody needs and an export that nobody takes are found', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'livery-unused-'));
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  try {
    await cp(
      path.join(ROOT, 'scripts/lint/knip.json'),
      path.join(folder, 'scripts/lint/knip.json'),
    );
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    await write('package.json', '{ "name": "planted", "type": "module" }');
    await write('cli/livery.ts', "import { taken } from './words.ts';\n\ntaken();\n");
    await write('cli/words.ts', 'export const taken = () => 1;\nexport const left = () => 2;\n');
    await write('cli/orphan.ts', 'export const alone = 1;\n');
    const knip = path.join(ROOT, 'node_modules/knip/bin/knip.js');

    const found = await promisify(execFile)(
      process.execPath,
      [knip, '--config=scripts/lint/knip.json', '--no-progress'],
      { cwd: folder },
    ).catch((error: { code: number; stdout: string }) => error);

    expect(found).toMatchObject({ code: 1 });
    expect(found.stdout).toMatch(/Unused files \(1\)\ncli\/orphan\.ts/);
    expect(found.stdout).toMatch(/Unused exports \(1\)\nleft +cli\/words\.ts/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
