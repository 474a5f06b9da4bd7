import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { addOwnFile, type SiteFiles } from './site-files.ts';

const home = mkdtempSync(path.join(tmpdir(), 'livery-files-'));
vi.stubEnv('LIVERY_HOME', home);
afterAll(() => rmSync(home, { recursive: true }));

test('large texts are compressed beside, small ones are not', () => {
  const files: SiteFiles = new Map();
  addOwnFile(files, 'deep/page.html', 'x'.repeat(5000));
  addOwnFile(files, 'small.txt', 'x');

  expect([...files.keys()]).toEqual([
    'deep/page.html',
    'deep/page.html.br',
    'deep/page.html.gz',
    'small.txt',
  ]);
});
