import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSecretFiles } from './read-secret-files.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-secrets-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('a variable is read from its file, without the line end, and others stay as they are', () => {
  const env: NodeJS.ProcessEnv = {
    LIVERY_SEAL_KEY_FILE: fileWith('seal', 'kept in a file\n'),
    DATABASE_URL_FILE: fileWith('url', 'postgres://a:b@c/d'),
    OTHER_FILE: '/nowhere',
  };

  readSecretFiles(env);

  expect(env).toEqual({
    LIVERY_SEAL_KEY: 'kept in a file',
    DATABASE_URL: 'postgres://a:b@c/d',
    OTHER_FILE: '/nowhere',
  });
});

test('a file that is missing or empty, and a variable that is set twice, are each named', () => {
  const env: NodeJS.ProcessEnv = {
    LIVERY_SMS_SECRET_FILE: '/nowhere/sms',
    LIVERY_SEAL_KEY_FILE: fileWith('empty', '\n'),
    LIVERY_VENDOR_SECRET: 'one',
    LIVERY_VENDOR_SECRET_FILE: fileWith('vendor', 'two'),
  };

  expect(() => readSecretFiles(env)).toThrow(
    [
      'LIVERY_SMS_SECRET_FILE: /nowhere/sms cannot be read (ENOENT). Is it there, and may this user read it?',
      `LIVERY_SEAL_KEY_FILE: ${env['LIVERY_SEAL_KEY_FILE']} is empty. Write the value into it.`,
      'LIVERY_VENDOR_SECRET and LIVERY_VENDOR_SECRET_FILE are both set. Unset one.',
    ].join('\n'),
  );
});
