import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../../scripts/counts/module-imports.ts';
import { billOfMaterials } from '../../scripts/supply/bill-of-materials.ts';
import { isAllowed, licenceOf } from '../../scripts/supply/licence-rules.ts';
import { familyOf, libvipsParts } from '../../scripts/supply/native-parts.ts';
import {
  type LockFile,
  readLockFile,
  shippedPackages,
} from '../../scripts/supply/shipped-packages.ts';
import { THIRD_PARTY_FILE, thirdPartyFile } from '../../scripts/supply/third-party-file.ts';
import { root, sourceFiles } from '../support/source-files.ts';

const lock = readLockFile();
const shipped = shippedPackages(lock);

/** The lock file with one more package at this place. */
const planting = (place: string, entry: LockFile['packages'][string]): LockFile => ({
  ...lock,
  packages: { ...lock.packages, [place]: entry },
});

test('the licences and notices are those of what is shipped', () => {
  const written = readFileSync(path.join(root, THIRD_PARTY_FILE), 'utf8');

  expect(written === thirdPartyFile(lock), 'run `npm run licences`').toBe(true);
});

test('no licence comes in that is not on the list', () => {
  const others = shipped
    .filter((one) => !isAllowed(one.name, licenceOf(one)))
    .map((one) => `${one.name}@${one.version}: ${licenceOf(one) || 'none stated'}`);

  expect(shipped.length).toBeGreaterThan(300);
  expect(others).toEqual([]);
});

test.each([
  ['left-pad', 'MIT', true],
  ['left-pad', '(MPL-2.0 OR Apache-2.0)', true],
  ['left-pad', 'GPL-3.0-or-later', false],
  ['left-pad', 'MIT AND GPL-3.0-or-later', false],
  ['left-pad', 'MIT AND (Apache-2.0 OR GPL-2.0)', false],
  ['left-pad', 'LGPL-3.0-or-later', false],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['left-pad', 'MPL-2.0', false],
  ['web-push', 'MPL-2.0', true],
  ['left-pad', 'OFL-1.1', false],
  ['@fontsource/charm', 'OFL-1.1', true],
  ['left-pad', '', false],
])('%s under "%s" may be shipped: %s', (name, expression, may) => {
  expect(isAllowed(name, expression)).toBe(may);
});

test('a package that only some machines install belongs to a family that is described', () => {
  const bound = Object.entries(lock.packages).filter(([, { os, cpu, libc }]) => os ?? cpu ?? libc);
  const nameless = shipped
    .filter(
      ({ place }) =>
        bound.some(([where]) => where === place) || !existsSync(path.join(root, place)),
    )
    .filter(({ name }) => !familyOf(name))
    .map(({ name }) => name);

  expect(bound.length).toBeGreaterThan(50);
  expect(nameless).toEqual([]);
});

test('what comes with libvips is what its makers say', () => {
  const [readme = ''] = globSync('node_modules/@img/sharp-libvips-*/README.md', { cwd: root });
  const rows = readFileSync(path.join(root, readme), 'utf8').matchAll(/^\| (\S+) +\| (.+?) +\|$/gm);
  const stated = [...rows]
    .map(([, name = '', licence = '']) => [name, licence.replace(/\[(.+?)\]\(.+?\)/g, '$1')])
    .filter(([name]) => name !== 'Library');

  expect(stated.length).toBeGreaterThan(20);
  expect(Object.fromEntries(stated)).toEqual(libvipsParts);
});

test('the bill of materials is the same each time, and another for another lock file', () => {
  const bill = billOfMaterials(lock);
  const other = billOfMaterials(planting('node_modules/left-pad', { version: '1.3.0' }));

  expect(JSON.stringify(billOfMaterials(readLockFile()))).toBe(JSON.stringify(bill));
  expect(bill.metadata).not.toHaveProperty('timestamp');
  expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-/);
  expect(other.serialNumber).not.toBe(bill.serialNumber);
  expect(billOfMaterials(lock, new Date(0))).toMatchObject({
    serialNumber: bill.serialNumber,
    metadata: { timestamp: '1970-01-01T00:00:00.000Z' },
  });
});

test('every component has a licence, a package URL and the hash of the lock file', () => {
  const { components } = billOfMaterials(lock);
  const bare = components
    .filter(({ licenses, hashes, purl }) => !licenses || !hashes || !purl.startsWith('pkg:npm/'))
    .map((each) => each['bom-ref']);
  const react = components.find(({ name }) => name === 'react');

  expect(bare).toEqual([]);
  expect(components.find(({ name }) => name === '@fastify/error')?.purl).toMatch(
    /^pkg:npm\/%40fastify\/error@\d/,
  );
  expect(Buffer.from(react?.hashes?.[0]?.content ?? '', 'hex').toString('base64')).toBe(
    lock.packages['node_modules/react']?.integrity?.replace('sha512-', ''),
  );
});

test('what a component needs is a component, and all of them are reached from the product', () => {
  const { components, dependencies } = billOfMaterials(lock);
  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const reached = new Set<string>();
  const waiting = [`${lock.name}@${lock.version}`];
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (reached.has(ref)) continue;
    reached.add(ref);
    expect(needs.has(ref), ref).toBe(true);
    waiting.push(...(needs.get(ref) ?? []));
  }

  expect(components.map((each) => each['bom-ref']).filter((ref) => !reached.has(ref))).toEqual([]);
});

test('what is for development only is not in it', () => {
  const names = new Set(shipped.map(({ name }) => name));
  const planted = shippedPackages(
    planting('node_modules/left-pad', { version: '1.3.0', dev: true }),
  );

  expect(names.has('vitest')).toBe(false);
  expect(names.has('@fastify/ajv-compiler')).toBe(true);
  expect(planted.map(({ name }) => name)).not.toContain('left-pad');
});

test('what the product imports is a dependency of it, but for the tools of the build', () => {
  const tools = [
    'vite',
    'rolldown',
    '@vitejs/plugin-react',
    '@vanilla-extract/vite-plugin',
    'playwright',
  ];
  const own = new Set([...Object.keys(lock.packages['']?.dependencies ?? {}), ...tools]);
  const imported = sourceFiles('src', 'cli').flatMap((file) => {
    const { loaded, loadedLater } = importsOf(file, readFileSync(path.join(root, file), 'utf8'));
    // What is loaded later stands there as it is written: in quotes, or as an expression.
    const quoted = loadedLater.flatMap((text) => /^['"](.+)['"]$/.exec(text)?.[1] ?? []);
    return [...loaded, ...quoted]
      .filter((name) => /^(@[\w-]+\/)?[a-z]/.test(name) && !name.startsWith('node:'))
      .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
  });

  expect(new Set(imported).size).toBeGreaterThan(50);
  expect([...new Set(imported)].filter((name) => !own.has(name))).toEqual([]);
});
