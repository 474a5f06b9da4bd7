import { afterAll, beforeAll, expect, test } from 'vitest';
import { captcha } from '#api/captcha.ts';
import { sendFeedback } from '#api/feedback.ts';
import { memberInfo } from '#api/member.ts';
import {
  countryCodes,
  domainRoutes,
  helpCenter,
  permission,
  registerSettings,
  systemStatus,
  whitelabel,
} from '#api/system.ts';
import { sql } from '#platform/base/database/sql.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = { host: 'alpha.localhost' };
const help = [
  {
    id: 'deposits',
    group: 'money' as const,
    title: { en: 'Deposits', my: 'ငွေသွင်းခြင်း' },
    content: {
      en: '<p onclick="steal()">Read <a href="javascript:steal()">this</a></p><script>steal()</script>',
      my: '<p>ဖတ်ပါ</p>',
    },
  },
  { id: 'rules', group: 'rules' as const, title: { en: 'Rules' }, content: { en: '<p>Play</p>' } },
];

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant(
      'alpha',
      {
        site: {
          domains: ['alpha.example', 'www.alpha.example'],
          mainDomain: 'www.alpha.example',
          domainRoutes: [{ name: 'Fast', url: 'https://fast.alpha.example' }],
          imageCdns: ['https://img.example'],
        },
        resources: { FACEBOOK: { url: 'https://facebook.example/alpha' } },
        languages: { aliases: { XX: 'zh-Hans' } },
      },
      { help },
    ),
    buildMerchant('resting', {
      maintenance: { active: true, until: '2099-01-01T00:00:00Z', message: { en: 'Back soon' } },
    }),
    buildMerchant('rested', {
      maintenance: { active: true, until: '2020-01-01T00:00:00Z', message: { en: 'Back soon' } },
    }),
    buildMerchant('walled', {
      regionRestriction: {
        blockedIps: ['203.0.113.0/24', '2001:db8::/32', '192.0.2.7'],
        blockedCountries: ['US'],
        countryHeader: 'cf-ipcountry',
      },
    }),
  ]);
});

afterAll(() => platform.close());

test('the permission call carries all that a site starts with', async () => {
  const answer = await platform.call({ ...alpha, ip: '198.51.100.9' }, permission, {});

  expect(answer).toMatchObject({
    ok: true,
    value: {
      status: 0,
      location: { ip: '198.51.100.9', country: null },
      maintenance: { active: false },
      regionRestriction: { restricted: false },
      whitelabelVal: { code: 'alpha', name: 'Brand alpha', flags: { USERNAMEREG3: true } },
      register: { username: { enabled: true, patternId: 'letterStart', minLength: 6 } },
      resources: { FACEBOOK: { url: 'https://facebook.example/alpha' } },
      mainDomain: 'www.alpha.example',
      domainRoute: [{ name: 'Fast', url: 'https://fast.alpha.example' }],
      imageCDNs: ['https://img.example'],
      launchGameCDNs: [],
    },
  });
});

test('a language is found by tag, by short code and by the merchant’s own word', async () => {
  const sloganIn = async (language: string) => {
    const answer = await platform.call(alpha, whitelabel, { language });
    return answer.ok ? answer.value.slogan : answer.refusal;
  };

  expect(await sloganIn('my')).toBe('ဆောင်ပုဒ်');
  expect(await sloganIn('MY')).toBe('ဆောင်ပုဒ်');
  expect(await sloganIn('XX')).toBe('A slogan');
  expect(await sloganIn('klingon')).toBe('A slogan');
});

test('maintenance answers its screen and refuses every other call, until it is over', async () => {
  const resting = { host: 'resting.localhost' };

  expect(await platform.call(resting, permission, {})).toMatchObject({
    value: { status: 1, maintenance: { active: true, message: 'Back soon' } },
  });
  expect(await platform.call(resting, systemStatus, {})).toMatchObject({ value: { status: 1 } });
  expect(await platform.call(resting, captcha)).toMatchObject({
    refusal: 'maintenance',
    status: 503,
  });
  expect(await platform.call({ host: 'rested.localhost' }, permission, {})).toMatchObject({
    value: { status: 0, maintenance: { active: false } },
  });
});

test.each([
  ['203.0.113.200', 2],
  ['203.0.114.1', 0],
  ['192.0.2.7', 2],
  ['192.0.2.8', 0],
  ['2001:db8:1::9', 2],
  ['2001:db9::9', 0],
])('an address is blocked by its range: %s', async (ip, status) => {
  const caller = { host: 'walled.localhost', ip };

  expect(await platform.call(caller, permission, {})).toMatchObject({
    value: { status, location: { ip }, regionRestriction: { restricted: status === 2 } },
  });
  expect((await platform.call(caller, captcha)).ok).toBe(status === 0);
});

test('a country is believed only from the proxy on this machine', async () => {
  const american = { host: 'walled.localhost', headers: { 'cf-ipcountry': 'us' } };

  expect(await platform.call({ ...american, ip: '198.51.100.3' }, permission, {})).toMatchObject({
    value: { status: 2, location: { country: 'US' } },
  });
  expect(await platform.call(american, captcha)).toMatchObject({
    refusal: 'region_restricted',
    status: 403,
  });
  expect(
    await platform.call({ ...american, headers: { 'cf-ipcountry': 'TH' } }, permission, {}),
  ).toMatchObject({ value: { status: 0 } });
});

test('help articles are sanitised, in order, each in the language that it has', async () => {
  const answer = await platform.call(alpha, helpCenter, { language: 'MY' });

  expect(answer).toEqual({
    ok: true,
    value: {
      articles: [
        {
          id: 'deposits',
          group: 'money',
          title: 'ငွေသွင်းခြင်း',
          content: '<p>ဖတ်ပါ</p>',
          language: 'my',
        },
        { id: 'rules', group: 'rules', title: 'Rules', content: '<p>Play</p>', language: 'en' },
      ],
    },
  });
  const english = await platform.call(alpha, helpCenter, {});
  expect(JSON.stringify(english)).not.toContain('steal');
});

test('domain routes, register rules and countries', async () => {
  expect(await platform.call(alpha, domainRoutes)).toEqual({
    ok: true,
    value: {
      mainDomain: 'www.alpha.example',
      routes: [{ name: 'Fast', url: 'https://fast.alpha.example' }],
    },
  });
  expect(await platform.call(alpha, registerSettings)).toMatchObject({
    value: { password: { minLength: 12, maxLength: 64 } },
  });
  const countries = await platform.call(alpha, countryCodes, { language: 'zh-Hans' });
  if (!countries.ok) throw new Error('no countries');
  expect(countries.value.countries.length).toBeGreaterThan(230);
  expect(countries.value.countries).toContainEqual({
    countryCode: 'MM',
    countryDialingCode: '+95',
    name: '缅甸',
  });
});

test('feedback is stored within the brand’s bounds, counted as a reader counts', async () => {
  const write = (content: string) =>
    platform.call(alpha, sendFeedback, { questionType: 'other', content });

  expect((await write('👍🏽'.repeat(140))).ok).toBe(true);
  expect(await write('👍🏽'.repeat(141))).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'content', rule: 'length', min: 5, max: 140 }],
  });
  expect(await write(' abc ')).toMatchObject({ refusal: 'invalid_input' });
  const { rows } = await sql<{ content: string; member_id: number | null }>`
    select content, member_id from feedback`.execute(platform.database);
  expect(rows).toHaveLength(1);
});

test('a malformed call names its fields, an unknown host belongs to nobody', async () => {
  expect(
    await platform.call(alpha, sendFeedback, { questionType: 'none', content: '' } as never),
  ).toMatchObject({ refusal: 'invalid_input', fieldErrors: [{ field: 'questionType' }] });
  const garbled = await platform.send(alpha, { method: 'PUT', path: sendFeedback.path, body: [1] });
  expect(garbled.status).toBe(400);
  expect(await platform.call({ host: 'nobody.example' }, permission, {})).toMatchObject({
    refusal: 'not_found',
    status: 404,
  });
  expect(await platform.call({ host: 'www.alpha.example' }, permission, {})).toMatchObject({
    value: { whitelabelVal: { code: 'alpha' } },
  });
  expect(await platform.call(alpha, memberInfo)).toMatchObject({ refusal: 'not_logged_in' });
});
