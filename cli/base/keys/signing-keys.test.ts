import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InputError } from '../terminal/errors.ts';
import { isSigned, loadSigner, loadTrusted } from './signing-keys.ts';

let home = '';

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'livery-keys-'));
  vi.stubEnv('LIVERY_HOME', home);
  vi.stubEnv('LIVERY_SIGNING_KEY', '');
  vi.stubEnv('LIVERY_TRUSTED_KEYS', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

const newKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};

const messageOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as Error).message;
  }
  throw new Error('no fault');
};

test('a key is made once, for its owner alone, with its public half beside it', () => {
  const first = loadSigner();
  const again = loadSigner();

  expect(again.keyId).toBe(first.keyId);
  expect(first.keyId).toMatch(/^[0-9a-f]{16}$/);
  expect(readdirSync(path.join(home, 'keys'))).toEqual(['signing.pem', 'signing.pub.pem']);
  expect(statSync(path.join(home, 'keys/signing.pem')).mode & 0o777).toBe(0o600);
  expect([...loadTrusted().keys()]).toEqual([first.keyId]);
});

test('processes that make it at once agree on one key', async () => {
  const file = path.join(import.meta.dirname, 'signing-keys.ts');
  const script = `import(${JSON.stringify(file)}).then((m) => console.log(m.loadSigner().keyId))`;
  const run = promisify(execFile);

  const all = await Promise.all(
    [1, 2, 3, 4].map(() => run(process.execPath, ['--input-type=module', '-e', script])),
  );

  expect(new Set(all.map(({ stdout }) => stdout.trim())).size).toBe(1);
  expect(readdirSync(path.join(home, 'keys'))).toEqual(['signing.pem', 'signing.pub.pem']);
});

test('a signature counts for its own bytes, from a trusted key', () => {
  const { keyId, sign } = loadSigner();
  const signature = sign('bytes');
  const trusted = loadTrusted();

  expect(isSigned(trusted, 'bytes', { keyId, signature })).toBe(true);
  expect(isSigned(trusted, 'other', { keyId, signature })).toBe(false);
  expect(isSigned(trusted, 'bytes', { keyId, signature: 'AAAA' })).toBe(false);
  expect(isSigned(new Map(), 'bytes', { keyId, signature })).toBe(false);
});

test('the variable gives the key as a PEM, a PEM in one line, or a path', () => {
  const { privatePem } = newKey();
  const file = path.join(home, 'given.pem');
  writeFileSync(file, privatePem);

  const ids = [privatePem, privatePem.replaceAll('\n', String.raw`\n`), file].map((given) => {
    vi.stubEnv('LIVERY_SIGNING_KEY', given);
    return loadSigner().keyId;
  });

  expect(new Set(ids).size).toBe(1);
  expect(readdirSync(home)).toEqual(['given.pem']);
});

test('trusted are a folder of keys, one file or one PEM, and the own key where there is one', () => {
  const [one, two] = [newKey(), newKey()];
  const folder = path.join(home, 'trusted');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'one.pem'), one.publicPem);
  writeFileSync(path.join(folder, 'two.pem'), two.publicPem);
  writeFileSync(path.join(folder, 'readme.txt'), 'no key');

  const counts = [folder, path.join(folder, 'one.pem'), one.publicPem].map((given) => {
    vi.stubEnv('LIVERY_TRUSTED_KEYS', given);
    return loadTrusted().size;
  });

  expect(counts).toEqual([2, 1, 1]);
  vi.stubEnv('LIVERY_SIGNING_KEY', newKey().privatePem);
  expect(loadTrusted().size).toBe(2);
});

test('a wrong key is one clear fault that names it', () => {
  const file = path.join(home, 'wrong.pem');
  writeFileSync(file, newKey().publicPem);
  vi.stubEnv('LIVERY_SIGNING_KEY', file);
  expect(messageOf(loadSigner)).toBe(`${file} holds no private key (PKCS #8, PEM, not encrypted).`);

  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
  vi.stubEnv(
    'LIVERY_SIGNING_KEY',
    rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  expect(messageOf(loadSigner)).toContain('LIVERY_SIGNING_KEY holds a key of the kind rsa');

  vi.stubEnv('LIVERY_SIGNING_KEY', path.join(home, 'gone.pem'));
  expect(messageOf(loadSigner)).toContain('gone.pem cannot be read');

  vi.stubEnv('LIVERY_SIGNING_KEY', '');
  vi.stubEnv('LIVERY_TRUSTED_KEYS', path.join(home, 'gone'));
  expect(messageOf(loadTrusted)).toContain('gone cannot be read');
  mkdirSync(path.join(home, 'keys'));
  writeFileSync(path.join(home, 'keys/signing.pem'), '');
  vi.stubEnv('LIVERY_TRUSTED_KEYS', '');
  expect(messageOf(loadTrusted)).toContain('signing.pem holds no private key');
  expect(readFileSync(path.join(home, 'keys/signing.pem'), 'utf8')).toBe('');
});
