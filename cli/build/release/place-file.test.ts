import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../base/files/fingerprint.ts';
import { blobFile } from '../store/stored-blob.ts';
import { placeFile } from './place-file.ts';

let folder: string;
let homeBefore: string | undefined;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-place-'));
  homeBefore = process.env['LIVERY_HOME'];
  process.env['LIVERY_HOME'] = path.join(folder, 'home');
});

afterAll(() => {
  if (homeBefore === undefined) delete process.env['LIVERY_HOME'];
  else process.env['LIVERY_HOME'] = homeBefore;
  rmSync(folder, { recursive: true, force: true });
});

test('a file that the store lacks is stored and placed', () => {
  const content = Buffer.from('a logo');
  const stored = blobFile(sha256(content));
  const to = path.join(folder, 'logo.svg');

  placeFile({ stored, sha256: sha256(content), content }, to);

  expect(readFileSync(to)).toEqual(content);
  expect(readFileSync(stored)).toEqual(content);
});

test('a file that goes from the store again at the same moment is placed all the same', () => {
  const content = Buffer.from('another logo');
  // Never there, as a file that another build is just mending.
  const stored = path.join(folder, 'gone');
  const to = path.join(folder, 'another.svg');

  placeFile({ stored, sha256: sha256(content), content }, to);

  expect(readFileSync(to)).toEqual(content);
});

test('a stored file that a loss of power left short is stored anew', () => {
  const content = Buffer.from('a fourth logo');
  const file = { stored: blobFile(sha256(content)), sha256: sha256(content), content };
  placeFile(file, path.join(folder, 'whole.svg'));
  rmSync(file.stored);
  writeFileSync(file.stored, 'a fou');
  const to = path.join(folder, 'mended.svg');

  placeFile(file, to);

  expect(readFileSync(to)).toEqual(content);
  expect(readFileSync(file.stored)).toEqual(content);
});

test('a file whose folder is missing is told of', () => {
  const content = Buffer.from('a third logo');
  const file = { stored: blobFile(sha256(content)), sha256: sha256(content), content };

  expect(() => placeFile(file, path.join(folder, 'nowhere', 'logo.svg'))).toThrow('ENOENT');
});
