import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMerchants } from './check-merchants.ts';
import type { IssueCode } from './issues/issue-rules.ts';
import { issuesOf, matched, promotion, TERMS } from './testing/promotion-values.ts';
import {
  temporaryMerchants,
  type TemporaryMerchants,
  type Values,
} from './testing/temporary-merchants.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
  merchants.add('one');
});
afterEach(() => merchants.remove());

const ENVELOPE_TERMS =
  '<p>{{pool}} in {{count}}, {{least}} or more, at {{hours}} for {{minutes}}</p>';
const enveloped = (
  mechanic: Values = {},
  terms = `${ENVELOPE_TERMS}<p>{{turnover}} times, {{days}} days</p>`,
): Values =>
  promotion({
    informational: undefined,
    content: { en: terms },
    mechanic: {
      kind: 'redEnvelope',
      poolMinor: 1000,
      count: 10,
      leastMinor: 100,
      hours: [20, 8],
      openMinutes: 60,
      announceMinutes: 10,
      turnover: 3,
      budgetMinor: 100_000,
      ...mechanic,
    },
  });

const drawn = (mechanic: Values = {}, change: Values = {}): Values =>
  promotion({
    informational: undefined,
    endsAt: '2030-01-01T00:00:00Z',
    content: { en: '<p>{{step}}, {{mostTickets}}, {{prizes}}</p>' },
    mechanic: {
      kind: 'raffle',
      source: 'validBets',
      stepMinor: 500,
      mostTickets: 7,
      prizes: [{ count: 2, amountMinor: 1000 }],
      holdMinutes: 60,
      turnover: 0,
      budgetMinor: 2000,
      ...mechanic,
    },
    ...change,
  });

const applied = (
  mechanic: Values = {},
  terms = '{{most}}, {{turnover}} times, {{days}} days',
): Values =>
  promotion({
    informational: undefined,
    content: { en: `<p>${terms}</p>` },
    mechanic: {
      kind: 'application',
      mostMinor: 1000,
      turnover: 3,
      answerDays: 7,
      budgetMinor: 100_000,
      ...mechanic,
    },
  });

const cases: [IssueCode, string, Values[]][] = [
  ['promotion/budget', '/items/0/mechanic/budgetMinor', [drawn({ budgetMinor: 1999 })]],
  ['promotion/raffle', '/items/0', [drawn({}, { endsAt: undefined })]],
  [
    'promotion/raffle',
    '/items/0/mechanic/categories',
    [drawn({ source: 'deposits', categories: ['LOTT'] })],
  ],
  [
    'promotion/raffle',
    '/items/0/mechanic/prizes',
    [
      drawn({
        prizes: [
          { count: 1000, amountMinor: 1 },
          { count: 1, amountMinor: 1 },
        ],
      }),
    ],
  ],
  ['promotion/figure-by-hand', '/items/0/title/en', [drawn({}, { title: { en: 'Win 10 today' } })]],
  ['promotion/condition-missing', '/items/0/content/en', [drawn({ turnover: 2 })]],
  ['promotion/budget', '/items/0/mechanic/budgetMinor', [applied({ budgetMinor: 999 })]],
  ['promotion/condition-missing', '/items/0/content/en', [applied({}, '{{most}}, {{days}} days')]],
  [
    'promotion/placeholder',
    '/items/0/content/en',
    [applied({}, '{{most}} {{turnover}} {{days}} {{percent}}')],
  ],
  ['promotion/mechanic', '/items/0', [promotion({ informational: undefined })]],
  ['promotion/mechanic', '/items/0/informational', [matched({ informational: true })]],
  ['promotion/mechanic', '/items/0/audience', [promotion({ audience: { affiliatesOnly: true } })]],
  [
    'promotion/placeholder',
    '/items/0/summary/en',
    [matched({ summary: { en: 'Up to {{moust}}' } })],
  ],
  [
    'promotion/placeholder',
    '/items/0/title/en',
    [promotion({ title: { en: '{{percent}} more' } })],
  ],
  ['promotion/figure-by-hand', '/items/0/title/en', [matched({ title: { en: 'Get 50 percent' } })]],
  [
    'promotion/figure-by-hand',
    '/items/0/content/my',
    [matched({ content: { en: TERMS, my: `${TERMS}<p>အများဆုံး ၂၀၀.၀၀</p>` } })],
  ],
  [
    'promotion/figure-by-hand',
    '/items/0/summary/en',
    [promotion({ summary: { en: 'A dividend of 27 %' } })],
  ],
  [
    'promotion/condition-missing',
    '/items/0/content/en',
    [matched({ content: { en: TERMS.replace('{{turnover}}', 'Some') } })],
  ],
  [
    'promotion/rebate-missing',
    '/items/0/category',
    [
      matched({
        mechanic: { kind: 'dailyRebate' },
        content: { en: '<p>{{rebate}} {{turnover}}</p>' },
        category: 'PVP',
      }),
    ],
  ],
  ['promotion/budget', '/items/0/mechanic/budgetMinor', [matched({}, { budgetMinor: 19_999 })]],
  ['promotion/envelopes', '/items/0/mechanic/poolMinor', [enveloped({ poolMinor: 999 })]],
  [
    'promotion/envelopes',
    '/items/0/mechanic/openMinutes',
    [enveloped({ hours: [23, 1], openMinutes: 121 })],
  ],
  ['promotion/budget', '/items/0/mechanic/budgetMinor', [enveloped({ budgetMinor: 999 })]],
  ['config/bounds', '/items/0/mechanic/hours/1', [enveloped({ hours: [0, 24] })]],
  [
    'promotion/condition-missing',
    '/items/0/content/en',
    [enveloped({}, `${ENVELOPE_TERMS.replace('{{least}}', 'Something')} {{turnover}}, {{days}}`)],
  ],
  ['promotion/condition-missing', '/items/0/content/en', [enveloped({}, ENVELOPE_TERMS)]],
  ['promotion/placeholder', '/items/0/content/en', [enveloped({ turnover: 0 })]],
  ['config/value', '/items/0/mechanic/kind', [matched({}, { kind: 'doubleAll' })]],
  ['config/missing-key', '/items/0/mechanic', [matched({}, { percent: undefined })]],
  ['config/bounds', '/items/0/mechanic/percent', [matched({}, { percent: 501 })]],
  ['config/unknown-key', '/items/0/mechanic/amount', [matched({}, { amount: 1 })]],
];

test.each(cases)('%s at “%s”', async (code, pointer, items) => {
  merchants.write('one/content/promotions.json', { items });

  expect(await issuesOf(merchants)).toEqual([`promotions.json ${code} ${pointer}`]);
});

test('the name of a figure in another file is refused: nothing would fill it', async () => {
  const content = { en: '<p>Up to {{most}}</p>' };
  const popup = { id: 'hello', execution: 'B', title: { en: 'Hello' }, content };
  merchants.write('one/content/popups.json', { items: [popup] });

  expect(await issuesOf(merchants)).toEqual([
    'popups.json promotion/placeholder /items/0/content/en',
  ]);
});

test('an unknown kind is answered with those that there are', async () => {
  const items = [matched({}, { kind: 'depositMach' })];
  merchants.write('one/content/promotions.json', { items });

  const { issues } = await checkMerchants(merchants.dir);

  expect(issues).toMatchObject([
    {
      code: 'config/value',
      message: expect.stringContaining(
        '“kind” is "depositMach"; it must be “depositMatch”, “signUpReward”, “dailyRebate”',
      ),
      suggestion: 'Did you mean “depositMatch”?',
    },
  ]);
});

test('a promotion’s figures are written as each language writes them', async () => {
  const title = { en: '{{percent}} up to {{most}}', de: '{{percent}} bis {{most}}' };
  merchants.write('one/content/promotions.json', { items: [matched({ title })] });

  const { merchants: resolved, issues } = await checkMerchants(merchants.dir);

  expect(issues).toEqual([]);
  expect(resolved[0]?.content.promotions[0]).toMatchObject({
    title: { en: '50% up to €200', de: expect.stringMatching(/^50\s% bis 200\s€$/) },
    content: {
      en: '<p>50% up to €200 from €10; join, 14 days. 8 times, 30 days.</p>',
    },
  });
});

test('the hours of red envelopes are times of day in every language, in their order', async () => {
  merchants.write('one/content/promotions.json', { items: [enveloped()] });

  const { merchants: resolved, issues } = await checkMerchants(merchants.dir);

  expect(issues).toEqual([]);
  expect(resolved[0]?.content.promotions[0]?.content.en).toBe(
    '<p>€10 in 10, €1 or more, at 8:00 AM, 8:00 PM for 60</p><p>3 times, 30 days</p>',
  );
});

test('households are counted only where the profile asks for the address', async () => {
  merchants.add('one', (config) => {
    config['signIn'] = { profileFields: ['nickname'] };
  });
  const limits = { perHousehold: 1 };
  merchants.write('one/content/promotions.json', { items: [matched({}, { limits })] });

  expect(await issuesOf(merchants)).toEqual([
    'promotions.json promotion/audience /items/0/mechanic/limits/perHousehold',
  ]);
});

test('a bonus is staked no more often than the licence allows, and the rule is named', async () => {
  merchants.add('one', (config) => {
    config['licence'] = { ...config['licence'], jurisdiction: 'great-britain' };
  });
  merchants.write('one/content/promotions.json', { items: [matched({}, { turnover: 11 })] });

  const { issues } = await checkMerchants(merchants.dir);

  const found = issues.find(({ code }) => code === 'licence/bonus');
  expect(found).toMatchObject({ pointer: '/items/0/mechanic/turnover', severity: 'error' });
  expect(found?.message).toContain('10 times at most, not 11. Great Britain: ');
  expect(found?.message).toContain('5.1.1');
});
