import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '../base/paths.ts';
import { walkFiles } from '../base/files/walk-files.ts';
import { addressOf } from './quick-resolve.ts';

const IMPORT = /(?:from|import\()\s*'([.#][^']+\.ts)'/g;

const urlOf = (file: string): string => pathToFileURL(path.join(ROOT, file)).href;

test('every source that the command imports stands where its name says, and is no link', () => {
  const files = ['cli', 'src/config', 'src/domain', 'src/platform'].flatMap((folder) =>
    walkFiles(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  );

  const found = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) =>
      addressOf(specifier, urlOf(file)),
    ),
  );

  expect(found.length).toBeGreaterThan(1000);
  const places = [...new Set(found)].map((url) => (url === undefined ? '' : fileURLToPath(url)));
  expect(places.filter((place) => !existsSync(place) || lstatSync(place).isSymbolicLink())).toEqual(
    [],
  );
});

test('what is no source of ours is left to Node', () => {
  const parent = urlOf('cli/livery.ts');
  const ofPackage = urlOf('node_modules/one/index.js');

  expect(addressOf('./program/program.ts', parent)).toBe(urlOf('cli/program/program.ts'));
  expect(addressOf('#domain/own-code.ts', parent)).toBe(urlOf('src/domain/own-code.ts'));
  for (const other of ['node:fs', 'commander', '../package.json', '#unknown/one.ts', 'one/two.ts'])
    expect(addressOf(other, parent), other).toBeUndefined();
  expect(addressOf('./two.ts', ofPackage)).toBeUndefined();
  expect(addressOf('./two.ts', 'file:///elsewhere/one.ts')).toBeUndefined();
  expect(addressOf('./two.ts', undefined)).toBeUndefined();
});
