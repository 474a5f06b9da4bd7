import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkMerchants } from './check-merchants.ts';
import type { IssueCode } from './issues/issue-rules.ts';
import {
  temporaryMerchants,
  type TemporaryMerchants,
  type Values,
} from './testing/temporary-merchants.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
});
afterEach(() => merchants.remove());

const issuesOf = async (): Promise<string[]> => {
  const { issues } = await checkMerchants(merchants.dir);
  return issues.map(({ code, pointer }) => `${code} ${pointer}`);
};

describe('files of any form give one clear fault', () => {
  const raw: [IssueCode, string | Buffer][] = [
    ['file/empty', ''],
    ['file/empty', ' \n\t'],
    ['text/not-utf8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22])],
    ['text/not-utf8', Buffer.from('\uFEFF{"code":"one"}', 'utf16le')],
    ['text/byte-order-mark', '\uFEFF{}'],
    ['json/syntax', '{ "code": "one", }'],
    ['json/syntax', '{ "code": '],
    ['json/syntax', '{ // comment\n}'],
    ['json/too-deep', '['.repeat(100_000)],
    ['json/duplicate-key', '{ "code": "a",\n "code": "b" }'],
    ['json/forbidden-key', '{ "__proto__": { "isAdmin": true } }'],
    ['json/forbidden-key', '{ "site": { "constructor": 1 } }'],
    ['json/forbidden-key', '{ "\\u005f_proto__": 1 }'],
    ['text/hidden-character', '{ "brand": { "name": "a\\u0000b" } }'],
    ['text/hidden-character', '{ "brand": { "name": "\\ud800" } }'],
    ['text/hidden-character', '{ "brand": { "name": "\\uDC00\\uD800" } }'],
    ['text/hidden-character', '{ "brand": { "name": "pay \u202Eevil" } }'],
    ['text/hidden-character', '{ "brand": { "name": "\\b" } }'],
    ['text/hidden-character', '{ "resources": { "X\\u202eY": { "url": "" } } }'],
    ['text/hidden-character', '{ "brand": { "name": "\u2067 open" } }'],
    ['config/type', 'null'],
    ['config/type', '[]'],
    ['config/type', '"text"'],
    ['file/too-large', `"${'x'.repeat(3_000_000)}"`],
  ];

  test.each(raw)('%s', async (code, content) => {
    merchants.write('one/merchant.json', content);

    const { issues } = await checkMerchants(merchants.dir);

    expect(issues.map((issue) => issue.code)).toEqual([code]);
    expect(issues[0]?.line).toBeGreaterThan(0);
    expect(issues[0]?.column).toBeGreaterThan(0);
    expect(({} as Values)['isAdmin']).toBeUndefined();
  });

  test('a folder, a broken link, a loop and a pipe in place of the file', async () => {
    mkdirSync(path.join(merchants.dir, 'folder/merchant.json'), { recursive: true });
    for (const name of ['broken', 'loop', 'pipe', 'nothing'])
      mkdirSync(path.join(merchants.dir, name));
    symlinkSync('nowhere.json', path.join(merchants.dir, 'broken/merchant.json'));
    symlinkSync('merchant.json', path.join(merchants.dir, 'loop/merchant.json'));
    execFileSync('mkfifo', [path.join(merchants.dir, 'pipe/merchant.json')]);

    const { issues } = await checkMerchants(merchants.dir);

    expect(issues.map(({ merchant, code }) => `${merchant} ${code}`)).toEqual([
      'broken file/missing',
      'folder file/not-a-file',
      'loop file/unreadable',
      'nothing file/missing',
      'pipe file/not-a-file',
    ]);
  });

  test('no folder, no merchant, an unknown merchant', async () => {
    expect((await checkMerchants(path.join(merchants.dir, 'none'))).issues).toMatchObject([
      { code: 'merchants/folder-missing' },
    ]);
    expect(await issuesOf()).toEqual(['merchants/none ']);
    merchants.add('northlight');
    expect((await checkMerchants(merchants.dir, ['nortlight'])).issues).toMatchObject([
      { code: 'merchant/unknown', suggestion: 'Did you mean “northlight”?' },
    ]);
  });
});
