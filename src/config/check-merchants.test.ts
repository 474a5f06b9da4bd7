import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkMerchants } from './check-merchants.ts';
import { loadMerchants } from './load-merchants.ts';
import { temporaryMerchants, type TemporaryMerchants } from './testing/temporary-merchants.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
});
afterEach(() => merchants.remove());

const issuesOf = async (codes?: string[]): Promise<string[]> => {
  const { issues } = await checkMerchants(merchants.dir, codes);
  return issues.map(({ code, pointer }) => `${code} ${pointer}`);
};

describe('a merchant without a fault', () => {
  test('is resolved with every default and what follows from it', async () => {
    merchants.add('plain', (config) => {
      config['languages'] = { list: ['MY', 'EN', 'CN', 'PT-BR'], default: 'MY' };
    });

    const { merchants: resolved, issues } = await checkMerchants(merchants.dir);

    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
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
    expect(files.map((file) => path.relative(merchants.dir, file)).toSorted()).toEqual([
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

    const { issues, merchants: resolved } = await checkMerchants(merchants.dir);

    expect(resolved).toEqual([]);
    expect(issues.map(({ merchant, code }) => `${merchant} ${code}`)).toEqual([
      'one config/unknown-key',
      'one config/value',
      'two config/format',
    ]);
    const [unknown, value] = issues;
    expect(unknown).toMatchObject({ line: 42, column: 3, pointer: '/flgs', severity: 'error' });
    expect(unknown?.suggestion).toBe('Did you mean “flags”?');
    expect(unknown?.message).toContain('Only the keys of the schema are allowed.');
    expect(unknown?.frame).toContain('> 42 |   "flgs": {}');
    expect(value?.suggestion).toBe('Did you mean “classic”?');
  });

  test('loading them throws once, with all of them', async () => {
    merchants.add('one', (config) => void (config['code'] = 'two'));

    await expect(loadMerchants(merchants.dir)).rejects.toMatchObject({
      name: 'ConfigError',
      issues: [{ code: 'config/code-differs' }],
    });
  });

  test('one fault does not hide those of other parts', async () => {
    merchants.add('one', (config) => {
      config['brand'].name = 7;
      config['timeZone'] = 'Europe/Berlim';
      config['flags'] = { REGMOBVERF3: true };
    });

    expect(await issuesOf()).toEqual([
      'config/type /brand/name',
      'config/time-zone /timeZone',
      'flag/contradiction /flags/REGMOBVERF3',
      'flag/contradiction /flags/REGMOBVERF3',
    ]);
  });
});

describe('domains', () => {
  test('belong to one merchant, also when only one is asked for', async () => {
    merchants.add('one');
    merchants.add(
      'two',
      (config) => void (config['site'].domains = ['two.example', 'one.example']),
    );

    expect(await issuesOf()).toEqual(['domain/duplicate /site/domains/1']);
    expect(await issuesOf(['one'])).toEqual(['domain/duplicate /site/domains/0']);
    const { merchants: resolved } = await checkMerchants(merchants.dir);
    expect(resolved.map(({ code }) => code)).toEqual(['one']);
  });

  test('<code>.localhost is taken from the start', async () => {
    merchants.add('one', (config) => config['site'].domains.push('two.localhost'));
    merchants.add('two');

    expect(await issuesOf()).toEqual(['domain/duplicate /site/domains/1']);
  });
});
