import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '#config/testing/temporary-merchants.ts';
import type { CheckReport } from '../../cli/work/check/check-report.ts';
import type { BuildReport } from '../../cli/api/build.ts';
import { requestLivery } from './request-livery.ts';
import { makeFixture } from './build-fixture.ts';
import type { Finished } from './run-livery.ts';

const fleet = makeFixture(1);
afterAll(fleet.remove);

const at = (code: string, ...names: string[]): string => path.join(fleet.merchants, code, ...names);

/** A file that is not what it should be, and the one fault that is told of it. */
interface Nasty {
  /** Becomes the merchant's code. */
  name: string;
  fault: string;
  /** Makes the merchant; its folder is a copy of a sound one, with its own code and domain. */
  make: (code: string) => void;
}

const config = (code: string, change: (config: Values) => void): void => fleet.edit(code, change);

const raw = (name: string, fault: string, content: (text: string) => string | Buffer): Nasty => ({
  name,
  fault,
  make: (code) => {
    let text = '';
    config(code, (value) => void (text = JSON.stringify(value)));
    writeFileSync(at(code, 'merchant.json'), content(text));
  },
});

const brandPicture = (name: string, fault: string, asset: string): Nasty => ({
  name,
  fault,
  make: (code) => config(code, ({ brand }) => void (brand.logo = { mark: asset })),
});

const art = (name: string, fault: string, asset: string): Nasty => ({
  name,
  fault,
  make: (code) => {
    const banner = { id: 'b', groupName: 'w_home', title: { en: 'B' }, subtitle: { en: 'b' } };
    const items = [{ ...banner, link: '/promotions', art: asset, linkageType: 'PROMOTION' }];
    writeFileSync(at(code, 'content/banners.json'), JSON.stringify({ items }));
  },
});

const content = (name: string, fault: string, file: string): Nasty => ({
  name,
  fault,
  make: (code) => config(code, (value) => void (value['content'] = { help: file })),
});

/** A link in place of something of the merchant's own. */
const link = (name: string, fault: string, place: string, target: string): Nasty => ({
  name,
  fault,
  make: (code) => {
    rmSync(at(code, place), { recursive: true });
    symlinkSync(target, at(code, place));
  },
});

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const OUTSIDE = 'file/outside-folder';

const nasties: Nasty[] = [
  raw('five-megabytes', 'file/too-large', (text) => text.replace('{', `{${' '.repeat(5e6)}`)),
  raw('one-long-text', 'file/too-large', () => JSON.stringify({ code: 'x'.repeat(5e6) })),
  raw('nested-objects', 'json/too-deep', () => nested(10_000)),
  raw('nested-lists', 'json/too-deep', () => '['.repeat(10_000) + ']'.repeat(10_000)),
  raw('nested-within', 'json/too-deep', (text) => text.replace('{', `{"x":${nested(10_000)},`)),
  raw('no-bytes', 'file/empty', () => ''),
  raw('only-blanks', 'file/empty', () => ' \n'),
  raw('not-utf8', 'text/not-utf8', (text) => Buffer.from(text.replace('Brand', '\xff'), 'latin1')),
  raw('utf16', 'text/not-utf8', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
  raw('byte-order-mark', 'text/byte-order-mark', (text) => `\uFEFF${text}`),
  raw('duplicate-key', 'json/duplicate-key', (text) => text.replace('{', '{"code":"b",')),
  raw('proto-key', 'json/forbidden-key', (text) => text.replace('{', '{"__proto__":{"a":1},')),
  raw('proto-escaped', 'json/forbidden-key', (text) =>
    text.replace('"brand":{', '"brand":{"\\u005f_proto__":{"name":"x"},'),
  ),
  raw('constructor-key', 'json/forbidden-key', (text) => text.replace('{', '{"constructor":{},')),
  raw('half-a-file', 'json/syntax', (text) => text.slice(0, 300)),
  raw('a-list', 'config/type', () => '[]'),
  raw('nul-escaped', 'text/hidden-character', (text) => text.replace('Brand', 'Br\\u0000and')),
  raw('half-a-pair', 'text/hidden-character', (text) => text.replace('Brand', 'Br\\ud800and')),
  raw('overridden', 'text/hidden-character', (text) => text.replace('Brand', 'Br\u202Eand')),
  raw('a-nul', 'json/syntax', (text) => text.replace('Brand', '\0')),
  {
    name: 'folder-as-file',
    fault: 'file/not-a-file',
    make: (code) => {
      rmSync(at(code, 'merchant.json'));
      mkdirSync(at(code, 'merchant.json'));
    },
  },
  link('broken-link', 'file/missing', 'merchant.json', 'nowhere.json'),
  link('link-outside', OUTSIDE, 'merchant.json', '/etc/passwd'),
  link('link-elsewhere', OUTSIDE, 'merchant.json', '../m00000/merchant.json'),
  link('link-in-a-circle', 'file/unreadable', 'merchant.json', 'merchant.json'),
  {
    name: 'broken-folder',
    fault: 'file/missing',
    make: (code) => {
      rmSync(at(code), { recursive: true });
      symlinkSync('nowhere', at(code));
    },
  },
  {
    name: 'folder-in-a-circle',
    fault: 'file/unreadable',
    make: (code) => {
      rmSync(at(code), { recursive: true });
      symlinkSync(code, at(code));
    },
  },
  brandPicture('mark-above', OUTSIDE, '../m00000/assets/mark.svg'),
  brandPicture('mark-around', OUTSIDE, 'assets/../../m00000/assets/mark.svg'),
  brandPicture('mark-absolute', 'config/format', '/etc/passwd.svg'),
  brandPicture('mark-backslash', 'config/format', '..\\m00000\\assets\\mark.svg'),
  brandPicture('mark-encoded', 'config/format', '%2e%2e/m00000/assets/mark.svg'),
  brandPicture('mark-address', 'config/format', 'file:///etc/passwd.svg'),
  brandPicture('mark-nul', 'text/hidden-character', 'assets/mark.svg\0.svg'),
  link('mark-link', OUTSIDE, 'assets/mark.svg', '../../m00000/assets/mark.svg'),
  link('assets-link', OUTSIDE, 'assets', '../m00000/assets'),
  art('art-above', OUTSIDE, '../m00000/assets/art.svg'),
  art('art-absolute', 'config/format', '/etc/art.svg'),
  art('art-backslash', 'config/format', 'assets\\..\\..\\x.svg'),
  art('art-encoded', 'config/format', 'assets/%2e%2e/%2e%2e/x.svg'),
  link('art-link', OUTSIDE, 'assets/art.svg', '/etc/hostname'),
  content('content-above', OUTSIDE, '../m00000/content/help.json'),
  content('content-absolute', 'config/format', '/etc/help.json'),
  content('content-backslash', 'config/format', '..\\help.json'),
  content('content-encoded', 'config/format', '%2e%2e/help.json'),
  link('content-link', OUTSIDE, 'content/help.json', '../../m00000/content/help.json'),
  link('content-folder-link', OUTSIDE, 'content', '../m00000/content'),
];

const codes = nasties.map(({ name }) => name);
const cases = nasties.map(({ name, fault }): [string, string] => [name, fault]);
let check: Finished;
let build: Finished;
let list: Finished;

beforeAll(async () => {
  for (const { name, make } of nasties) {
    cpSync(at('m00000'), at(name), { recursive: true });
    config(name, (value) => {
      value['code'] = name;
      value['site'] = { domains: [`${name}.example`] };
    });
    make(name);
  }
  const merchants = ['--merchants', fleet.merchants, '--json'];
  const out = ['--out', fleet.out];
  check = await requestLivery(['check', ...merchants]);
  build = await requestLivery(['build', ...merchants, ...out]);
  list = await requestLivery(['list', ...merchants, ...out]);
});

const errorsOf = (issues: Values[], merchant: string): string[] =>
  issues
    .filter((each) => each['merchant'] === merchant && each['severity'] === 'error')
    .map(({ code }) => String(code));

const distinct = (errors: string[]): string[] => [...new Set(errors)];

test.each(cases)(
  '%s is one clear fault of the check, of the build and none of ours',
  (name, error) => {
    const checked = JSON.parse(check.stdout) as CheckReport;
    const built = JSON.parse(build.stdout) as BuildReport;

    // A folder of pictures is several pictures: each of them leads out.
    expect(distinct(errorsOf(checked.problems, name))).toEqual([error]);
    expect(distinct(errorsOf(built.problems as unknown as Values[], name))).toEqual([error]);
    const issue = checked.problems.find((each) => each.merchant === name);
    expect(issue?.message.length).toBeLessThan(400);
    expect(issue?.line).toBeGreaterThan(0);
    expect(issue?.frame?.length ?? 0).toBeLessThan(4000);
  },
);

test('no command fails for it, and the sound brand is built', () => {
  const built = JSON.parse(build.stdout) as BuildReport;
  const listed = JSON.parse(list.stdout) as { merchants: { code: string }[] };

  expect([check.code, build.code, list.code]).toEqual([1, 1, 0]);
  for (const { stderr, stdout } of [check, build, list]) {
    expect(stderr + stdout).not.toMatch(/fault of ours|\n\s+at .*\.ts:\d+/);
  }
  expect(built.codes.built).toEqual(['m00000']);
  expect(built.codes.failed).toEqual(codes.toSorted());
  expect(listed.merchants.map(({ code }) => code)).toEqual(['m00000', ...codes].toSorted());
});

test('nothing of a file elsewhere that a brand is a link to is shown', () => {
  const other = readFileSync('/etc/passwd', 'utf8').split('\n', 1)[0] ?? '';

  expect(other).toContain(':');
  for (const { stderr, stdout } of [check, build, list])
    expect(stderr + stdout).not.toContain(other);
});

test('what a person reads has no stack either', async () => {
  const { code, stdout, stderr } = await requestLivery(['check', '--merchants', fleet.merchants]);

  expect(code).toBe(1);
  expect(stdout).toContain(`${nasties.length + 1} merchants`);
  expect(stdout + stderr).not.toMatch(/fault of ours|\n\s+at .*\.ts:\d+/);
  expect(stdout.length).toBeLessThan(200_000);
});
