import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMerchants } from '../check-merchants.ts';
import { fixMerchant } from '../fix-merchant.ts';
import type { Issue } from '../issues/issue.ts';
import { readSchemaFile, schemaFolder } from '../schema/schema-files.ts';
import {
  temporaryMerchants,
  type TemporaryMerchants,
  type Values,
} from '../testing/temporary-merchants.ts';
import { knownJurisdictions } from './jurisdictions.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
});
afterEach(() => merchants.remove());

/** A licence that has all that Great Britain asks for. */
const british = () => ({
  jurisdiction: 'great-britain',
  authority: 'Gambling Commission',
  licensee: 'Plain Ltd',
  number: '12345',
  url: 'https://www.gamblingcommission.gov.uk/public-register/business/detail/12345',
  text: { en: 'Plain Ltd is licensed.' },
  helpline: { name: 'National Gambling Helpline', phone: '0808-8020-133' },
});

const issuesOf = async (change: (config: Values) => void): Promise<Issue[]> => {
  merchants.add('one', change);
  return (await checkMerchants(merchants.dir)).issues;
};

test('the data obey their schema, and every source that is ours is there', () => {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
  });
  (addFormats as unknown as typeof addFormats.default)(ajv, ['regex']);
  const check = ajv.compile(readSchemaFile('data/jurisdictions.schema.json'));

  expect(check(readSchemaFile('data/jurisdictions.json')) ? [] : check.errors).toEqual([]);
  for (const { rules } of knownJurisdictions().values()) {
    for (const { pattern = '', source } of rules) {
      expect(() => new RegExp(pattern, 'u')).not.toThrow();
      if (source.url.startsWith('https://') || source.url.startsWith('http://')) continue;
      expect(existsSync(path.join(schemaFolder, '..', source.url)), source.url).toBe(true);
    }
  }
});

test('a merchant without a jurisdiction is asked for nothing', async () => {
  expect(await issuesOf(() => {})).toEqual([]);
});

test('one that has all that is asked for is without fault', async () => {
  expect(await issuesOf((config) => void (config['licence'] = british()))).toEqual([]);
});

type Change = (config: Values) => void;
const missing: [code: string, pointer: string, change: Change][] = [
  ['licence/licensee', '/licence/licensee', ({ licence }) => delete licence.licensee],
  ['licence/number', '/licence/number', ({ licence }) => delete licence.number],
  ['licence/number', '/licence/number', ({ licence }) => void (licence.number = '000-12345-R')],
  ['licence/link', '/licence/url', ({ licence }) => delete licence.url],
  ['licence/link', '/licence/url', ({ licence }) => void (licence.url = 'https://else.example/')],
  [
    'licence/link',
    '/licence/url',
    ({ licence }) => void (licence.url = 'https://gamblingcommission.gov.uk.evil.example/'),
  ],
  [
    'licence/link',
    '/licence/url',
    ({ licence }) => void (licence.url = 'https://notgamblingcommission.gov.uk/'),
  ],
  ['licence/helpline', '/licence/helpline', ({ licence }) => delete licence.helpline],
  [
    'licence/helpline',
    '/licence/helpline',
    ({ licence }) => void (licence.helpline = { name: 'Nobody answers' }),
  ],
];

test.each(missing)('%s at %s names the rule, its source and what to write', async (...each) => {
  const [code, pointer, change] = each;
  const issues = await issuesOf((config) => {
    config['licence'] = british();
    change(config);
  });

  expect(issues).toMatchObject([{ code, pointer, severity: 'error' }]);
  expect(issues[0]?.message).toMatch(/Great Britain: .+ \(https:/);
  expect(issues[0]?.suggestion).toMatch(/^Write "/);
});

test('everything that is missing is found at once', async () => {
  const issues = await issuesOf((config) => {
    config['licence'] = {
      jurisdiction: 'sandbox',
      authority: 'Livery Sandbox Register',
      text: { en: 'x' },
    };
  });

  expect(issues.map(({ code }) => code).toSorted()).toEqual([
    'licence/helpline',
    'licence/licensee',
    'licence/link',
    'licence/number',
  ]);
});

test('a least age goes together with the ages of the site, and --fix raises them', async () => {
  const issues = await issuesOf((config) => {
    config['licence'].jurisdiction = 'philippines';
    config['ages'] = { minimum: 18, agreement: 18 };
  });

  expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'licence/age /ages/minimum',
    'licence/age /ages/agreement',
  ]);
  const fixed = JSON.parse(fixMerchant(path.join(merchants.dir, 'one'))?.text ?? '') as Values;
  expect(fixed['ages']).toEqual({ minimum: 21, agreement: 21 });
});

test('a helpline that the rule itself names is put in by --fix, and only that', async () => {
  const [issue] = await issuesOf((config) => {
    config['licence'].jurisdiction = 'ontario';
    config['ages'] = { minimum: 19, agreement: 19 };
    config['licence'].helpline = { name: 'Another', phone: '1777' };
  });

  expect(issue?.message).toContain('“Another”, not ConnexOntario');
  const fixed = JSON.parse(fixMerchant(path.join(merchants.dir, 'one'))?.text ?? '') as Values;
  expect(fixed['licence'].helpline).toEqual({
    name: 'ConnexOntario',
    phone: '1-866-531-2600',
    url: 'https://www.connexontario.ca/',
  });

  merchants.add('one', (config) => {
    config['licence'] = { ...british(), helpline: {} };
  });
  expect(fixMerchant(path.join(merchants.dir, 'one'))).toBeUndefined();
});

test('a rule whose source we have not read is a warning and stops nothing', async () => {
  merchants.add('one', (config) => {
    config['licence'] = { ...british(), jurisdiction: 'malta', number: '', url: '' };
  });

  const { issues, merchants: loaded } = await checkMerchants(merchants.dir);

  expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(['licence/unconfirmed']));
  expect(issues.every(({ severity, fix }) => severity === 'warning' && !fix)).toBe(true);
  expect(loaded).toHaveLength(1);
});

test('an unknown jurisdiction is named with the nearest', async () => {
  const [issue] = await issuesOf((config) => void (config['licence'].jurisdiction = 'ontaria'));

  expect(issue).toMatchObject({ code: 'licence/jurisdiction-unknown' });
  expect(issue?.suggestion).toContain('ontario');
});

test('the five brands name the demonstration’s register, and what it asks for is there', () => {
  const root = path.join(schemaFolder, '..', 'merchants');
  for (const code of ['lotus', 'northlight', 'oasis', 'shwe', 'volt']) {
    const { licence } = JSON.parse(
      readFileSync(path.join(root, code, 'merchant.json'), 'utf8'),
    ) as Values;
    expect(licence.jurisdiction).toBe('sandbox');
  }
});

test('rewards for invited friends are staked as often as the licence allows', async () => {
  const referral = { enabled: true, friend: { depositMinor: 5 }, budgetMinor: 50, turnover: 11 };
  const found = await issuesOf((config) => {
    config['licence'] = british();
    config['referral'] = referral;
  });

  expect(found).toContainEqual(
    expect.objectContaining({ code: 'licence/bonus', pointer: '/referral/turnover' }),
  );
});
