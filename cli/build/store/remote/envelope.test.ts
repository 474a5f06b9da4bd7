import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { create } from 'tar';
import { afterAll, expect, test } from 'vitest';
import { sha256 } from '../../../base/files/fingerprint.ts';
import type { Signer } from '../../../base/keys/signing-keys.ts';
import { openArtefact, RefusedArtefact, sealArtefact } from './envelope.ts';
import { packFiles, unpackFiles } from './pack-files.ts';
import type { ArtefactName } from './remote-client.ts';
import { isInCompile } from './take-compile.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'livery-envelope-'));
afterAll(() => rmSync(folder, { recursive: true }));

const makeSigner = (keyId: string): Signer => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    keyId,
    publicKey,
    sign: (bytes) => sign(null, Buffer.from(bytes), privateKey).toString('base64'),
  };
};
const ana = makeSigner('ana');
const trusted: Map<string, KeyObject> = new Map([['ana', ana.publicKey]]);
const name: ArtefactName = { kind: 'icons', key: '7f' };
const content = Buffer.from('pictures '.repeat(500));
const seal = async (as = name, signer = ana, what = content): Promise<Buffer> =>
  (await sealArtefact(as, what, signer)).body;

/** An artefact with another head over the same packed content, signed anew or not. */
const withHead = (body: Buffer, change: object, signer?: Signer): Buffer => {
  const start = body.indexOf('\n') + 1;
  const end = body.indexOf('\n', start);
  const head: object = { ...(JSON.parse(body.toString('utf8', start, end)) as object), ...change };
  const said = head as ArtefactName & { bytes: number; sha256: string };
  const text = ['livery-artefact 1', said.kind, said.key, said.bytes, said.sha256].join('\n');
  const signed = signer ? { ...head, signature: signer.sign(text) } : head;
  const line = Buffer.from(`${JSON.stringify(signed)}\n`);
  return Buffer.concat([body.subarray(0, start), line, body.subarray(end + 1)]);
};

test('what was sealed comes out again, and equal content gives equal bytes', async () => {
  const body = await seal();

  expect(await openArtefact(name, body, trusted)).toEqual(content);
  expect(body.length).toBeLessThan(content.length);
  expect(await seal()).toEqual(body);
});

const spoiled: [string, () => Promise<Buffer>, RegExp][] = [
  ['for another key', () => seal({ kind: 'icons', key: '80' }), /signed as icons-80/],
  ['for another kind', () => seal({ kind: 'shapes', key: '7f' }), /signed as shapes-7f/],
  ['by someone unknown', () => seal(name, makeSigner('eve')), /eve is not trusted/],
  ['by someone who takes a trusted name', () => seal(name, makeSigner('ana')), /signature/],
  [
    'with another name in the head',
    async () => withHead(await seal({ ...name, key: '80' }), name),
    /signature/,
  ],
  ['without a signature', async () => withHead(await seal(), { signature: 7 }), /signature/],
  ['with another size in the head', async () => withHead(await seal(), { bytes: 1 }), /signature/],
  [
    'with a size that is not its own',
    async () => withHead(await seal(), { bytes: 1 }, ana),
    /unpack/,
  ],
  [
    'with a size beyond the limit',
    async () => withHead(await seal(), { bytes: 1e12 }, ana),
    /unpacks to/,
  ],
  ['cut short', async () => (await seal()).subarray(0, -7), /changed or cut/],
  [
    'with bytes behind it',
    async () => Buffer.concat([await seal(), Buffer.from('x')]),
    /changed or cut/,
  ],
  ['cut in its head', async () => (await seal()).subarray(0, 60), /head/],
  ['that is empty', async () => Buffer.alloc(0), /no artefact of ours/],
  ['that is a page', async () => Buffer.from('<!doctype html><h1>502'), /no artefact of ours/],
];

test.each(spoiled)('an artefact %s is refused', async (_, make, why) => {
  const opening = openArtefact(name, await make(), trusted);

  await expect(opening).rejects.toThrow(RefusedArtefact);
  await expect(opening).rejects.toThrow(why);
});

test('no byte of an artefact can be changed', async () => {
  const body = await seal();
  const start = body.indexOf('\n') + 1;
  for (let at = 0; at < body.length; at += 1) {
    const changed = Buffer.from(body);
    changed[at] = (changed[at] ?? 0) ^ 1;
    const opened = openArtefact(name, changed, trusted).then((found) => found.equals(content));
    // The last digit of base64 may have bits that count for nothing.
    const isHarmless = at > start && (await opened.catch(() => false));
    if (!isHarmless) await expect(opened).rejects.toThrow(RefusedArtefact);
  }
});

test('a bomb that its signer did not announce is stopped while it unpacks', async () => {
  const packed = zstdCompressSync(Buffer.alloc(30 * 1024 * 1024));
  const body = await seal();
  const head = body.subarray(0, body.indexOf('\n', body.indexOf('\n') + 1) + 1);
  const bomb = withHead(Buffer.concat([head, packed]), { sha256: sha256(packed), bytes: 8 }, ana);

  expect(bomb.length).toBeLessThan(100_000);
  await expect(openArtefact(name, bomb, trusted)).rejects.toThrow(/does not unpack/);
});

const write = (file: string, text = file): void => writeFileSync(path.join(folder, file), text);
const isFlat = (file: string): boolean => /^[a-z]+$/.test(file);

test('files are packed alike whenever and by whomever they were written', async () => {
  write('b');
  write('a');
  const first = await packFiles(folder, ['a', 'b']);
  utimesSync(path.join(folder, 'a'), 5, 5);
  chmodSync(path.join(folder, 'a'), 0o600);

  expect(await packFiles(folder, ['b', 'a'])).toEqual(first);
  expect([...(await unpackFiles(first, isFlat))].map(([file]) => file)).toEqual(['a', 'b']);
});

const packed = async (names: string[]): Promise<Buffer> => {
  const parts: Buffer[] = [];
  const options = { cwd: folder, preservePaths: true };
  for await (const part of create(options, names)) parts.push(part);
  return Buffer.concat(parts);
};

test('an archive with a link, a climbing name, a folder or one name twice is refused', async () => {
  write('real');
  symlinkSync('/etc/passwd', path.join(folder, 'link'));

  const outside = path.join(folder, '..', path.basename(folder), 'real');
  await expect(packed(['link']).then((all) => unpackFiles(all, isFlat))).rejects.toThrow(
    /SymbolicLink/,
  );
  await expect(packed(['./real/../real']).then((all) => unpackFiles(all, isFlat))).rejects.toThrow(
    /called/,
  );
  await expect(packed([outside]).then((all) => unpackFiles(all, isFlat))).rejects.toThrow(
    /called \//,
  );
  await expect(packed(['.']).then((all) => unpackFiles(all, isFlat))).rejects.toThrow(/Directory/);
  await expect(packed(['real', 'real']).then((all) => unpackFiles(all, isFlat))).rejects.toThrow(
    /twice/,
  );
});

test('an archive that is cut or no archive is refused', async () => {
  const whole = await packFiles(folder, ['a', 'b']);

  await expect(unpackFiles(whole.subarray(0, 700), isFlat)).rejects.toThrow(RefusedArtefact);
  await expect(unpackFiles(Buffer.from('no archive'.repeat(99)), isFlat)).rejects.toThrow(
    RefusedArtefact,
  );
});

test('a compile holds its own files and nothing that climbs out', () => {
  const good = ['compile.json', 'package.json', 'client/assets/Home-x_1.js.br', 'ssr/prerender.js'];
  const bad = [
    '../x',
    'client/../../x',
    'client/..',
    '/etc/x',
    'shapes/aa/b.json',
    'ssr',
    'client/a b',
  ];

  expect(good.filter((file) => !isInCompile(file))).toEqual([]);
  expect(bad.filter(isInCompile)).toEqual([]);
});
