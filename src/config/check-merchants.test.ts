import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkMerchants } from './check-merchants.ts';
import { loadMerchants } from './load-merchants.ts';
import type { Fault } from './problems/fault-codes.ts';
import { temporaryMerchants, type TemporaryMerchants, type Values } from './testing/temporary-merchants.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
});
afterEach(() => merchants.remove());

const faultsOf = async (codes?: string[]): Promise<string[]> => {
  const { problems } = await checkMerchants(merchants.dir, codes);
  return problems.map(({ code, pointer }) => `${code} ${pointer}`);
};

describe('a merchant without a fault', () => {
  test('is resolved with every default and what follows from it', async () => {
    merchants.add('plain', (config) => {
      config['languages'] = { list: ['MY', 'EN', 'CN', 'PT-BR'], default: 'MY' };
    });

    const { merchants: resolved, problems } = await checkMerchants(merchants.dir);

    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const [{ config, files } = { config: undefined, files: [] }] = resolved;
    expect(config?.languages).toEqual({
      list: ['my', 'en', 'zh-Hans', 'pt-BR'],
      default: 'my',
      fallback: 'en',
      aliases: {},
    });
    expect(config?.site.mainDomain).toBe('plain.example');
    expect(config?.limits.homeTabGames).toBe(13);
    expect(config?.registerFields.username.acceptedPattern).toBe('^[A-Za-z][A-Za-z0-9]*$');
    expect(config?.theme.fonts).toEqual({ display: 'outfit', text: 'manrope' });
    expect(files.map((file) => path.relative(merchants.dir, file)).sort()).toEqual([
      'plain/assets/logo-dark.svg',
      'plain/assets/logo-light.svg',
      'plain/assets/mark.svg',
      'plain/merchant.json',
    ]);
  });

  test('may give a short code its own meaning', async () => {
    merchants.add('plain', (config) => {
      config['languages'] = { list: ['MY', 'EN'], default: 'EN', aliases: { MY: 'ms' } };
    });

    const [merchant] = await loadMerchants(merchants.dir);

    expect(merchant?.config.languages.list).toEqual(['ms', 'en']);
  });
});

describe('faults of all merchants come at once', () => {
  test('each with its place, its frame, its rule and a guess', async () => {
    merchants.add('one', (config) => {
      config['flgs'] = {};
      config['layout'] = { header: 'clasic' };
    });
    merchants.add('two', (config) => {
      config['currency'] = 'eur';
    });

    const { problems, merchants: resolved } = await checkMerchants(merchants.dir);

    expect(resolved).toEqual([]);
    expect(problems.map(({ merchant, code }) => `${merchant} ${code}`)).toEqual([
      'one config/unknown-key',
      'one config/value',
      'two config/format',
    ]);
    const [unknown, value] = problems;
    expect(unknown).toMatchObject({ line: 44, column: 3, pointer: '/flgs', severity: 'error' });
    expect(unknown?.suggestion).toBe('Did you mean “flags”?');
    expect(unknown?.message).toContain('Only the keys of the schema are allowed.');
    expect(unknown?.frame).toContain('> 44 |   "flgs": {}');
    expect(value?.suggestion).toBe('Did you mean “classic”?');
  });

  test('loading them throws once, with all of them', async () => {
    merchants.add('one', (config) => void (config['code'] = 'two'));

    await expect(loadMerchants(merchants.dir)).rejects.toMatchObject({
      name: 'ConfigError',
      problems: [{ code: 'config/code-differs' }],
    });
  });

  test('one fault does not hide those of other parts', async () => {
    merchants.add('one', (config) => {
      config['brand'].name = 7;
      config['timeZone'] = 'Europe/Berlim';
      config['flags'] = { REGMOBVERF3: true };
    });

    expect(await faultsOf()).toEqual([
      'config/type /brand/name',
      'config/time-zone /timeZone',
      'flag/contradiction /flags/REGMOBVERF3',
      'flag/contradiction /flags/REGMOBVERF3',
    ]);
  });
});

type Change = (config: Values) => void;
const cases: [Fault, string, Change][] = [
  ['config/unknown-key', '/site/domain', (c) => void (c['site'].domain = 'x')],
  ['config/missing-key', '', (c) => delete c['currency']],
  ['config/missing-key', '/brand', (c) => delete c['brand'].slogan],
  ['config/type', '/flags/FREEPLAY3', (c) => void (c['flags'] = { FREEPLAY3: 'yes' })],
  ['config/value', '/schemaVersion', (c) => void (c['schemaVersion'] = 2)],
  ['config/format', '/site/domains/0', (c) => void (c['site'].domains = ['No Host'])],
  ['config/bounds', '/ages/minimum', (c) => void (c['ages'] = { minimum: 17, agreement: 18 })],
  ['config/bounds', '/brand/slogan', (c) => void (c['brand'].slogan = {})],
  ['config/duplicate-item', '/site/domains/1', (c) => c['site'].domains.push('one.example')],
  ['config/code-differs', '/code', (c) => void (c['code'] = 'other')],
  ['config/lengths', '/registerFields/username/minLength', (c) => void (c['registerFields'] = { username: { minLength: 20 } })],
  ['config/lengths', '/jackpot/stepMinMinor', (c) => void (c['jackpot'] = { stepMinMinor: 90_000 })],
  ['config/pattern-invalid', '/registerFields/email/acceptedPattern', (c) => void (c['registerFields'] = { email: { acceptedPattern: '(' } })],
  ['config/currency', '/currency', (c) => void (c['currency'] = 'XQX')],
  ['config/time-zone', '/timeZone', (c) => void (c['timeZone'] = 'Mars/Base')],
  ['config/maintenance-window', '/maintenance/until', (c) => void (c['maintenance'] = { from: '2030-01-02T00:00:00Z', until: '2030-01-01T00:00:00Z' })],
  ['config/address', '/regionRestriction/blockedIps/0', (c) => void (c['regionRestriction'] = { blockedIps: ['10.0.0.0/99'] })],
  ['config/country', '/regionRestriction/blockedCountries/0', (c) => void (c['regionRestriction'] = { blockedCountries: ['UK'] })],
  ['config/ages', '/ages/agreement', (c) => void (c['ages'] = { minimum: 18, agreement: 21 })],
  ['language/unknown', '/languages/list/1', (c) => void (c['languages'].list = ['en', 'XX'])],
  ['config/value', '/languages/list/1', (c) => void (c['languages'].list = ['en', 'english'])],
  ['language/duplicate', '/languages/list/2', (c) => void (c['languages'].list = ['en', 'my', 'MY'])],
  ['language/default-missing', '/languages/default', (c) => void (c['languages'].default = 'th')],
  ['language/fallback-missing', '/languages/fallback', (c) => void (c['languages'].fallback = 'th')],
  ['flag/contradiction', '/flags/DIRECTREG3', (c) => void (c['flags'] = { USERNAMEREG3: false, DIRECTREG3: true })],
  ['flag/contradiction', '/flags/MOBILENUMREG3', (c) => void (c['flags'] = { MOBILENUMREG3: true })],
  ['flag/contradiction', '/flags/MOBILENUMPASSREG3', (c) => void (c['flags'] = { MOBILENUMPASSREG3: true })],
  ['flag/contradiction', '/flags/MOBILEVERCODELOGIN3', (c) => void (c['flags'] = { MOBILEVERCODELOGIN3: true })],
  ['flag/contradiction', '/registerFields/email/required', (c) => void (c['registerFields'] = { email: { required: true } })],
  ['category/duplicate', '/categories/1/type', (c) => c['categories'].push(c['categories'][0])],
  ['category/vendor-unknown', '/categories/0/vendors/0', (c) => void (c['categories'][0].vendors = ['VELVETATRIUMM'])],
  ['category/vendor-type', '/categories/0/vendors/0', (c) => void (c['categories'][0].vendors = ['MOONFERRY'])],
  ['domain/main-not-listed', '/site/mainDomain', (c) => void (c['site'].mainDomain = 'two.example')],
  ['content/text-missing', '/brand/slogan', (c) => void (c['brand'].slogan = { th: 'x' })],
  ['theme/font-unknown', '/theme/fonts/display', (c) => void (c['theme'] = { fonts: { display: 'outfitt' } })],
  ['theme/mode', '/theme/defaultMode', (c) => void (c['theme'] = { modes: ['dark'], defaultMode: 'light' })],
  ['config/value', '/theme/extends', (c) => void (c['theme'] = { extends: 'nite' })],
  ['asset/missing', '/brand/logo/light', (c) => void (c['brand'].logo = { light: 'assets/none.svg' })],
  ['file/outside-folder', '/brand/favicon', (c) => void (c['brand'].favicon = 'assets/../../two/mark.svg')],
];

describe('every rule of merchant.json', () => {
  test.each(cases)('%s at “%s”', async (code, pointer, change) => {
    merchants.add('one', change);

    const found = await faultsOf();

    expect(found).toContain(`${code} ${pointer}`);
    expect(new Set(found.map((each) => each.split(' ')[0]))).toEqual(new Set([code]));
  });

  test('a language without translation is a note, not an error', async () => {
    merchants.add('one', (config) => void (config['languages'] = { list: ['sw', 'en'], default: 'sw' }));

    const { problems, merchants: resolved } = await checkMerchants(merchants.dir);

    expect(problems).toMatchObject([{ code: 'language/not-translated', severity: 'note' }]);
    expect(resolved).toHaveLength(1);
  });

  test('unreadable colours are named with the nearest that pass', async () => {
    merchants.add('one', (config) => void (config['theme'] = { colors: { light: { text: '#c0c0c0' } } }));

    const { problems } = await checkMerchants(merchants.dir);

    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['contrast/text']));
    expect(problems[0]).toMatchObject({ pointer: '/theme/colors/light/text', line: 47 });
    const nearest = /"text": "(#[0-9a-f]{6})"/.exec(problems[0]?.suggestion ?? '')?.[1] ?? '';
    merchants.add('one', (config) => void (config['theme'] = { colors: { light: { text: nearest } } }));
    expect(await faultsOf()).toEqual([]);
  });

  test('a focus ring that cannot be seen breaks the rule for marks', async () => {
    merchants.add('one', (config) => void (config['theme'] = { colors: { dark: { focus: '#101820' } } }));

    expect(new Set(await faultsOf())).toEqual(new Set(['contrast/large /theme/colors/dark/focus']));
  });
});

describe('domains', () => {
  test('belong to one merchant, also when only one is asked for', async () => {
    merchants.add('one');
    merchants.add('two', (config) => void (config['site'].domains = ['two.example', 'one.example']));

    expect(await faultsOf()).toEqual(['domain/duplicate /site/domains/1']);
    expect(await faultsOf(['one'])).toEqual(['domain/duplicate /site/domains/0']);
    const { merchants: resolved } = await checkMerchants(merchants.dir);
    expect(resolved.map(({ code }) => code)).toEqual(['one']);
  });

  test('<code>.localhost is taken from the start', async () => {
    merchants.add('one', (config) => config['site'].domains.push('two.localhost'));
    merchants.add('two');

    expect(await faultsOf()).toEqual(['domain/duplicate /site/domains/1']);
  });
});

describe('files of any form give one clear fault', () => {
  const raw: [Fault, string | Buffer][] = [
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
    ['config/type', 'null'],
    ['config/type', '[]'],
    ['config/type', '"text"'],
    ['file/too-large', `"${'x'.repeat(3_000_000)}"`],
  ];

  test.each(raw)('%s', async (code, content) => {
    merchants.write('one/merchant.json', content);

    const { problems } = await checkMerchants(merchants.dir);

    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(problems[0]?.line).toBeGreaterThan(0);
    expect(problems[0]?.column).toBeGreaterThan(0);
    expect(({} as Values)['isAdmin']).toBeUndefined();
  });

  test('a folder, a broken link, a loop and a pipe in place of the file', async () => {
    mkdirSync(path.join(merchants.dir, 'folder/merchant.json'), { recursive: true });
    for (const name of ['broken', 'loop', 'pipe', 'nothing']) mkdirSync(path.join(merchants.dir, name));
    symlinkSync('nowhere.json', path.join(merchants.dir, 'broken/merchant.json'));
    symlinkSync('merchant.json', path.join(merchants.dir, 'loop/merchant.json'));
    execFileSync('mkfifo', [path.join(merchants.dir, 'pipe/merchant.json')]);

    const { problems } = await checkMerchants(merchants.dir);

    expect(problems.map(({ merchant, code }) => `${merchant} ${code}`)).toEqual([
      'broken file/missing',
      'folder file/not-a-file',
      'loop file/unreadable',
      'nothing file/missing',
      'pipe file/not-a-file',
    ]);
  });

  test('no folder, no merchant, an unknown merchant', async () => {
    expect((await checkMerchants(path.join(merchants.dir, 'none'))).problems).toMatchObject([
      { code: 'merchants/folder-missing' },
    ]);
    expect(await faultsOf()).toEqual(['merchants/none ']);
    merchants.add('northlight');
    expect((await checkMerchants(merchants.dir, ['nortlight'])).problems).toMatchObject([
      { code: 'merchant/unknown', suggestion: 'Did you mean “northlight”?' },
    ]);
  });
});
