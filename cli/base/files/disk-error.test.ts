import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { InputError } from '../terminal/errors.ts';
import { toDiskError, naming } from './disk-error.ts';
import { writeWhole } from './write-whole.ts';

const systemError = (code: string, at: { path?: string; dest?: string } = {}): Error =>
  Object.assign(new Error(`${code}: as the system says it`), { code, ...at });

test('a full or closed disk is told with its folder and what to do; of a link the new name', () => {
  const full = toDiskError(systemError('ENOSPC', { path: '/sites/shwe/index.html' }));
  const closed = toDiskError(systemError('EROFS', { path: '/store/a', dest: '/sites/a' }));

  expect(full).toBeInstanceOf(InputError);
  expect(full?.message).toContain('there is no space left in /sites/shwe. Free some');
  expect(closed?.message).toContain('/sites lies on a read-only file system. Choose another');
});

test('a write that names no file gets a name', () => {
  const write = (): never => {
    throw systemError('ENOSPC');
  };

  expect(toDiskError(systemError('ENOSPC'))?.message).toContain('no space left on the disk');
  try {
    naming('/sites/shwe/build.json', write);
  } catch (error) {
    expect(toDiskError(error)?.message).toContain('in /sites/shwe.');
  }
});

test('what a compile says of a full disk is understood; other errors stay what they are', () => {
  const compile = new Error('the site does not compile:\nENOSPC: no space left on device, write');

  expect(toDiskError(compile)).toBeInstanceOf(InputError);
  expect(toDiskError(new Error('a bug'))).toBeUndefined();
  expect(toDiskError(systemError('ENOENT', { path: '/gone' }))).toBeUndefined();
  expect(toDiskError(new InputError('ENOSPC was told already'))).toBeUndefined();
});

test('a file that cannot be written leaves no draft', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-write-'));
  writeFileSync(path.join(folder, 'taken'), '');

  // A folder stands in its place: the last step fails.
  expect(() => writeWhole(folder, 'text')).toThrow();
  expect(() => writeWhole(path.join(folder, 'taken/file'), 'text')).toThrow();

  expect(readdirSync(folder)).toEqual(['taken']);
  expect(
    readdirSync(path.dirname(folder)).filter((name) =>
      name.startsWith(`${path.basename(folder)}.`),
    ),
  ).toEqual([]);
  rmSync(folder, { recursive: true });
});
