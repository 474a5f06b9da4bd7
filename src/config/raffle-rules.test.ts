import { afterEach, beforeEach, expect, test } from 'vitest';
import type { IssueCode } from './issues/issue-rules.ts';
import { issuesOf, promotion } from './testing/promotion-values.ts';
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
  ['promotion/figure-by-hand', '/items/0/title/en', [drawn({}, { title: { en: 'Win 10 today' } })]],
  ['promotion/condition-missing', '/items/0/content/en', [drawn({ turnover: 2 })]],
  ['promotion/budget', '/items/0/mechanic/budgetMinor', [applied({ budgetMinor: 999 })]],
  ['promotion/condition-missing', '/items/0/content/en', [applied({}, '{{most}}, {{days}} days')]],
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
  [
    'promotion/placeholder',
    '/items/0/content/en',
    [applied({}, '{{most}} {{turnover}} {{days}} {{percent}}')],
  ],
];

test.each(cases)('%s at “%s”', async (code, pointer, items) => {
  merchants.write('one/content/promotions.json', { items });

  expect(await issuesOf(merchants)).toEqual([`promotions.json ${code} ${pointer}`]);
});
