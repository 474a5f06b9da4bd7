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

/** A payment channel without a fault. */
const channel = {
  id: 'card',
  provider: 'sandbox',
  kind: 'card',
  name: { en: 'Card' },
  minimumMinor: 1000,
  maximumMinor: 5000,
};

type Change = (config: Values) => void;
const cases: [IssueCode, string, Change][] = [
  ['config/unknown-key', '/site/domain', (c) => void (c['site'].domain = 'x')],
  ['config/missing-key', '', (c) => delete c['currency']],
  ['config/missing-key', '/brand', (c) => delete c['brand'].slogan],
  ['config/type', '/flags/FREEPLAY3', (c) => void (c['flags'] = { FREEPLAY3: 'yes' })],
  ['config/value', '/schemaVersion', (c) => void (c['schemaVersion'] = '2')],
  ['config/future-version', '/schemaVersion', (c) => void (c['schemaVersion'] = 3)],
  [
    'licence/jurisdiction-unknown',
    '/licence/jurisdiction',
    (c) => void (c['licence'].jurisdiction = 'moon'),
  ],
  ['config/format', '/site/domains/0', (c) => void (c['site'].domains = ['No Host'])],
  [
    'referral/room',
    '/referral/budgetMinor',
    (c) => void (c['referral'] = { enabled: true, friend: { depositMinor: 5 }, budgetMinor: 4 }),
  ],
  [
    'referral/figure-by-hand',
    '/referral/text/en',
    (c) =>
      void (c['referral'] = {
        enabled: true,
        friend: { depositMinor: 5 },
        budgetMinor: 50,
        text: { en: 'Get ၅၀ %!' },
      }),
  ],
  ['config/bounds', '/ages/minimum', (c) => void (c['ages'] = { minimum: 17, agreement: 18 })],
  ['config/bounds', '/brand/slogan', (c) => void (c['brand'].slogan = {})],
  ['config/duplicate-item', '/site/domains/1', (c) => c['site'].domains.push('one.example')],
  ['config/code-differs', '/code', (c) => void (c['code'] = 'other')],
  [
    'config/lengths',
    '/registerFields/username/minLength',
    (c) => void (c['registerFields'] = { username: { minLength: 20 } }),
  ],
  [
    'config/lengths',
    '/jackpot/startMinMinor',
    (c) => void (c['jackpot'] = { startMinMinor: 9_000_000_000 }),
  ],
  [
    'config/pattern-invalid',
    '/registerFields/email/acceptedPattern',
    (c) => void (c['registerFields'] = { email: { acceptedPattern: '(' } }),
  ],
  [
    'config/lottery-odds',
    '/lottery/odds/SSC.position.win',
    (c) => void (c['lottery'] = { odds: { 'SSC.position.win': 10 } }),
  ],
  [
    'config/lottery-odds',
    '/lottery/odds/SSC.position.place',
    (c) => void (c['lottery'] = { odds: { 'SSC.position.place': 9 } }),
  ],
  [
    'config/lottery-odds',
    '/lottery/returnWaivers/0',
    (c) => void (c['lottery'] = { returnWaivers: ['SEA_4D.huge'] }),
  ],
  ['config/currency', '/currency', (c) => void (c['currency'] = 'XQX')],
  ['config/time-zone', '/timeZone', (c) => void (c['timeZone'] = 'Mars/Base')],
  [
    'config/maintenance-window',
    '/maintenance/until',
    (c) =>
      void (c['maintenance'] = { from: '2030-01-02T00:00:00Z', until: '2030-01-01T00:00:00Z' }),
  ],
  [
    'config/address',
    '/regionRestriction/blockedIps/0',
    (c) => void (c['regionRestriction'] = { blockedIps: ['10.0.0.0/99'] }),
  ],
  [
    'config/country',
    '/regionRestriction/blockedCountries/0',
    (c) => void (c['regionRestriction'] = { blockedCountries: ['UK'] }),
  ],
  ['config/ages', '/ages/agreement', (c) => void (c['ages'] = { minimum: 18, agreement: 21 })],
  ['language/unknown', '/languages/list/1', (c) => void (c['languages'].list = ['en', 'XX'])],
  ['config/value', '/languages/list/1', (c) => void (c['languages'].list = ['en', 'english'])],
  [
    'config/duplicate-item',
    '/languages/list/2',
    (c) => void (c['languages'].list = ['en', 'my', 'MY']),
  ],
  ['language/default-missing', '/languages/default', (c) => void (c['languages'].default = 'th')],
  [
    'language/fallback-missing',
    '/languages/fallback',
    (c) => void (c['languages'].fallback = 'th'),
  ],
  [
    'flag/contradiction',
    '/flags/DIRECTREG3',
    (c) => void (c['flags'] = { USERNAMEREG3: false, DIRECTREG3: true }),
  ],
  [
    'flag/contradiction',
    '/flags/MOBILENUMREG3',
    (c) => void (c['flags'] = { MOBILENUMREG3: true }),
  ],
  [
    'flag/contradiction',
    '/flags/MOBILENUMPASSREG3',
    (c) => void (c['flags'] = { MOBILENUMPASSREG3: true }),
  ],
  [
    'flag/contradiction',
    '/flags/MOBILEVERCODELOGIN3',
    (c) => void (c['flags'] = { MOBILEVERCODELOGIN3: true }),
  ],
  [
    'flag/contradiction',
    '/registerFields/email/required',
    (c) => void (c['registerFields'] = { email: { required: true } }),
  ],
  ['category/duplicate', '/categories/1/type', (c) => c['categories'].push(c['categories'][0])],
  [
    'category/vendor-unknown',
    '/categories/0/vendors/0',
    (c) => void (c['categories'][0].vendors = ['VELVETATRIUMM']),
  ],
  [
    'category/vendor-type',
    '/categories/0/vendors/0',
    (c) => void (c['categories'][0].vendors = ['MOONFERRY']),
  ],
  [
    'payment/channel-duplicate',
    '/payments/channels/1/id',
    (c) => void (c['payments'] = { channels: [channel, channel] }),
  ],
  [
    'config/lengths',
    '/payments/channels/0/minimumMinor',
    (c) => void (c['payments'] = { channels: [{ ...channel, maximumMinor: 999 }] }),
  ],
  [
    'config/lengths',
    '/payments/transfers/minimumMinor',
    (c) => void (c['payments'] = { transfers: { minimumMinor: 9, maximumMinor: 8 } }),
  ],
  [
    'payment/fee',
    '/payments/channels/0/feePercent',
    (c) => void (c['payments'] = { channels: [{ ...channel, feePercent: 1.234 }] }),
  ],
  [
    'payment/fee',
    '/payments/channels/0/minimumMinor',
    (c) => void (c['payments'] = { channels: [{ ...channel, feeMinor: 1000 }] }),
  ],
  [
    'payment/quick-amount',
    '/payments/channels/0/quickAmountsMinor/1',
    (c) => void (c['payments'] = { channels: [{ ...channel, quickAmountsMinor: [1000, 9999] }] }),
  ],
  [
    'payment/bank-account',
    '/payments/channels/0/bankLines',
    (c) => void (c['payments'] = { channels: [{ ...channel, provider: 'bank' }] }),
  ],
  [
    'content/text-missing',
    '/payments/channels/0/name',
    (c) => void (c['payments'] = { channels: [{ ...channel, name: { th: 'x' } }] }),
  ],
  [
    'domain/main-not-listed',
    '/site/mainDomain',
    (c) => void (c['site'].mainDomain = 'two.example'),
  ],
  ['content/text-missing', '/brand/slogan', (c) => void (c['brand'].slogan = { th: 'x' })],
  [
    'theme/font-unknown',
    '/theme/fonts/display',
    (c) => void (c['theme'] = { fonts: { display: 'outfitt' } }),
  ],
  [
    'theme/mode',
    '/theme/defaultMode',
    (c) => void (c['theme'] = { modes: ['dark'], defaultMode: 'light' }),
  ],
  [
    'theme/token-unknown',
    '/theme/tokens/button/radius',
    (c) => void (c['theme'] = { tokens: { button: { radius: 'var(--lv-raduis-md)' } } }),
  ],
  [
    'theme/token-circle',
    '/theme/tokens/radius/md',
    (c) => void (c['theme'] = { tokens: { radius: { md: 'calc(var(--lv-button-radius) / 2)' } } }),
  ],
  ['theme/extends-unknown', '/theme/extends', (c) => void (c['theme'] = { extends: 'nite' })],
  ['theme/extends-circle', '/theme/extends', (c) => void (c['theme'] = { extends: 'one' })],
  [
    'asset/missing',
    '/brand/logo/light',
    (c) => void (c['brand'].logo = { light: 'assets/none.svg' }),
  ],
  [
    'file/outside-folder',
    '/brand/favicon',
    (c) => void (c['brand'].favicon = 'assets/../../two/mark.svg'),
  ],
];

describe('every rule of merchant.json', () => {
  test.each(cases)('%s at “%s”', async (code, pointer, change) => {
    merchants.add('one', change);

    const found = await issuesOf();

    expect(found).toContain(`${code} ${pointer}`);
    expect(new Set(found.map((each) => each.split(' ')[0]))).toEqual(new Set([code]));
  });

  test('a language without translation is a note, not an error', async () => {
    merchants.add(
      'one',
      (config) => void (config['languages'] = { list: ['sw', 'en'], default: 'sw' }),
    );

    const { issues, merchants: resolved } = await checkMerchants(merchants.dir);

    expect(issues).toMatchObject([{ code: 'language/not-translated', severity: 'note' }]);
    expect(resolved).toHaveLength(1);
  });
});
