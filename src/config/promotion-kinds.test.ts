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

const boosted = (change: Values = {}, mechanic: Values = {}): Values =>
  promotion({
    informational: undefined,
    category: 'LIVE',
    content: { en: '<p>{{boosted}} up to {{most}}, {{turnover}} times</p>' },
    mechanic: {
      kind: 'rebateBoost',
      addPercent: 0.5,
      mostMinor: 100,
      budgetMinor: 100_000,
      ...mechanic,
    },
    ...change,
  });

const free = (mechanic: Values = {}): Values =>
  promotion({
    informational: undefined,
    content: { en: '{{amount}} {{games}} {{winMost}} {{turnover}} {{days}} {{joinDays}}' },
    mechanic: {
      kind: 'freeStake',
      amountMinor: 100,
      games: ['velvetatrium-royal-blackjack'],
      winMostMinor: 1000,
      turnover: 1,
      joinDays: 7,
      budgetMinor: 100_000,
      ...mechanic,
    },
  });

const audience = (countries: string[], text = '{{countries}}'): Values =>
  matched({ audience: { countries }, content: { en: `${TERMS}<p>${text}</p>` } });

const cases: [IssueCode, string, Values[]][] = [
  ['promotion/audience', '/items/0/audience/countries/1', [audience(['SE', 'XX'])]],
  ['promotion/condition-missing', '/items/0/content/en', [audience(['SE'], 'The North')]],
  ['config/format', '/items/0/audience/countries/0', [audience(['se'])]],
  ['promotion/free-stake', '/items/0/mechanic/games/0', [free({ games: ['no-such-game'] })]],
  ['promotion/free-stake', '/items/0/mechanic/winMostMinor', [free({ winMostMinor: 99 })]],
  ['promotion/budget', '/items/0/mechanic/budgetMinor', [free({ budgetMinor: 99 })]],
  ['config/bounds', '/items/0/mechanic/turnover', [free({ turnover: 0 })]],
  ['promotion/boost', '/items/0/mechanic', [boosted({}, { times: 2 })]],
  ['promotion/boost', '/items/0/mechanic', [boosted({}, { addPercent: undefined })]],
  ['promotion/rebate-missing', '/items/0/category', [boosted({ category: 'PVP' })]],
  ['promotion/condition-missing', '/items/0/content/en', [boosted({}, { weekdays: [6] })]],
  ['promotion/budget', '/items/0/mechanic/budgetMinor', [boosted({}, { budgetMinor: 99 })]],
];

test.each(cases)('%s at “%s”', async (code, pointer, items) => {
  merchants.write('one/content/promotions.json', { items });

  expect(await issuesOf(merchants)).toEqual([`promotions.json ${code} ${pointer}`]);
});

const mission = (change: Values = {}): Values => ({
  id: 'one',
  title: { en: 'One' },
  metric: 'rounds',
  window: 'day',
  target: 5,
  amountMinor: 100,
  ...change,
});

const setOf = (change: Values, content: string, more: Values = {}): Values =>
  promotion({
    informational: undefined,
    content: { en: `<p>{{target1}} {{reward1}} {{claimDays}} {{budget}}${content}</p>` },
    mechanic: { kind: 'missionSet', missions: [mission(change)], turnover: 1, budgetMinor: 1000 },
    ...more,
  });

test('missions, races and raffles can be for some countries and ranks', async () => {
  addRanks();
  const people = { countries: ['SE'], ranks: ['gold'] };
  const who = ' {{countries}} {{ranks}}';
  const raffle = {
    kind: 'raffle',
    source: 'deposits',
    stepMinor: 1000,
    mostTickets: 10,
    prizes: [{ count: 1, amountMinor: 100 }],
    holdMinutes: 60,
    turnover: 0,
    budgetMinor: 100,
    limits: { perDevice: 1 },
  };
  const drawn = promotion({
    id: 'drawn',
    informational: undefined,
    endsAt: '2099-01-01T00:00:00Z',
    content: { en: `<p>{{step}} {{mostTickets}} {{prizes}}${who}</p>` },
    mechanic: raffle,
    audience: people,
  });
  const items = [setOf({}, ` {{turnover}} {{days}}${who}`, { audience: people }), drawn];
  merchants.write('one/content/promotions.json', { items });

  expect(await issuesOf(merchants)).toEqual([]);
});

test('a mission brings a bonus or points, and points only where the brand has them', async () => {
  const fault = ['promotions.json promotion/missions /items/0/mechanic/missions/0'];
  const money = ' {{turnover}} {{days}}';
  const points = { amountMinor: undefined, points: 50 };
  for (const [change, content] of [
    [{ points: 50 }, money],
    [{ amountMinor: undefined }, ''],
    [points, ''],
  ] as const) {
    merchants.write('one/content/promotions.json', { items: [setOf(change, content)] });
    expect(await issuesOf(merchants)).toEqual(fault);
  }

  addRanks();
  merchants.write('one/content/promotions.json', { items: [setOf(points, '')] });
  expect(await issuesOf(merchants)).toEqual([]);
});

test('what is cash at once tells of no turnover', async () => {
  const without = TERMS.replace(/ \{\{turnover\}\}.*days\./, '');
  const said = { content: { en: without } };
  merchants.write('one/content/promotions.json', { items: [matched(said, { turnover: 0 })] });

  expect(await issuesOf(merchants)).toEqual([]);

  merchants.write('one/content/promotions.json', { items: [matched(said, { turnover: 1 })] });
  expect(await issuesOf(merchants)).toEqual([
    'promotions.json promotion/condition-missing /items/0/content/en',
  ]);
});

test('who may apply again is told how often', async () => {
  const applied = (content: string) =>
    promotion({
      informational: undefined,
      content: { en: `<p>{{most}} {{turnover}} {{days}}${content}</p>` },
      mechanic: {
        kind: 'application',
        mostMinor: 100,
        turnover: 1,
        answerDays: 3,
        applyAgain: 2,
        budgetMinor: 1000,
      },
    });
  merchants.write('one/content/promotions.json', { items: [applied('')] });
  expect(await issuesOf(merchants)).toEqual([
    'promotions.json promotion/condition-missing /items/0/content/en',
  ]);

  merchants.write('one/content/promotions.json', { items: [applied(' {{again}}')] });
  expect(await issuesOf(merchants)).toEqual([]);
});

test('a country that the brand blocks is no audience', async () => {
  merchants.add('one', (config) => {
    config['regionRestriction'] = { countryHeader: 'x-country', blockedCountries: ['US'] };
  });
  merchants.write('one/content/promotions.json', { items: [audience(['SE', 'US'])] });

  expect(await issuesOf(merchants)).toEqual([
    'promotions.json promotion/audience /items/0/audience/countries/1',
  ]);
});

test('a boost tells what the rebate comes to, and on which days', async () => {
  const content = {
    en: '<p>{{rebate}} is {{boosted}} on {{weekdays}}, {{most}}, {{turnover}}</p>',
  };
  const items = [boosted({ content }, { weekdays: [7, 6] })];
  merchants.write('one/content/promotions.json', { items });

  const { merchants: resolved, issues } = await checkMerchants(merchants.dir);

  expect(issues).toEqual([]);
  expect(resolved[0]?.content.promotions[0]?.content.en).toBe(
    '<p>0.8% is 1.3% on Saturday and Sunday, €1, 1</p>',
  );
});

test('a free stake names its games as they are called', async () => {
  merchants.write('one/content/promotions.json', { items: [free()] });

  const { merchants: resolved, issues } = await checkMerchants(merchants.dir);

  expect(issues).toEqual([]);
  expect(resolved[0]?.content.promotions[0]?.content.en).toBe('€1 Royal Blackjack €10 1 30 7');
});

/** A brand whose ladder goes from bronze to gold. */
const addRanks = () =>
  merchants.add('one', (config) => {
    config['points'] = { enabled: true };
    config['ranks'] = {
      enabled: true,
      steps: ['bronze', 'silver', 'gold'].map((id, at) => ({
        id,
        name: { en: id.toUpperCase() },
        points: at * 100,
      })),
    };
  });

const forRanks = (ranks: string[], text = '{{ranks}}'): Values =>
  matched({ audience: { ranks }, content: { en: `${TERMS}<p>${text}</p>` } });

test('an audience names ranks of the ladder, and the terms tell them', async () => {
  addRanks();
  const of = async (item: Values) => {
    merchants.write('one/content/promotions.json', { items: [item] });
    const { issues, merchants: checked } = await checkMerchants(merchants.dir);
    const found = issues.map(({ code, pointer, suggestion }) => [code, pointer, suggestion]);
    return { found, content: checked[0]?.content.promotions[0]?.content.en };
  };

  const good = await of(forRanks(['silver', 'gold']));
  expect(good.found).toEqual([]);
  expect(good.content).toContain('<p>SILVER or GOLD</p>');
  expect((await of(forRanks(['gold', 'silvr']))).found).toEqual([
    ['promotion/audience', '/items/0/audience/ranks/1', 'Did you mean “silver”?'],
  ]);
  expect((await of(forRanks(['gold'], 'Few'))).found.map(([code]) => code)).toEqual([
    'promotion/condition-missing',
  ]);
});

const multiplied = (text: string, change: Values = {}): Values =>
  promotion({
    informational: undefined,
    content: { en: `<p>{{times}} {{hours}} {{most}} {{budget}}${text}</p>` },
    mechanic: {
      kind: 'pointsMultiplier',
      times: 2,
      categories: ['RNG'],
      hours: [20],
      mostPoints: 500,
      budgetPoints: 50_000,
    },
    ...change,
  });

test('points are multiplied for some countries and ranks, and the terms tell them', async () => {
  addRanks();
  const meant = { registeredWithinDays: 30, countries: ['SE'], ranks: ['gold'] };
  const of = async (text: string, ranks = ['gold']) => {
    const items = [multiplied(text, { audience: { ...meant, ranks } })];
    merchants.write('one/content/promotions.json', { items });
    return issuesOf(merchants);
  };

  expect(await of(' {{countries}} {{ranks}}')).toEqual([]);
  expect(await of(' {{countries}}')).toEqual([
    'promotions.json promotion/condition-missing /items/0/content/en',
  ]);
  expect(await of(' {{countries}} {{ranks}}', ['jade'])).toEqual([
    'promotions.json promotion/audience /items/0/audience/ranks/0',
  ]);
});

test('the daily rebate is for every member', async () => {
  const told = promotion({
    informational: undefined,
    category: 'LIVE',
    content: { en: '<p>{{rebate}} {{turnover}}</p>' },
    mechanic: { kind: 'dailyRebate' },
    audience: { affiliatesOnly: true },
  });
  merchants.write('one/content/promotions.json', { items: [told] });

  expect(await issuesOf(merchants)).toEqual([
    'promotions.json promotion/mechanic /items/0/audience',
  ]);
});

test('a brand without ranks has none to name', async () => {
  merchants.write('one/content/promotions.json', { items: [forRanks(['gold'])] });

  expect(await issuesOf(merchants)).toEqual([
    'promotions.json promotion/audience /items/0/audience/ranks/0',
  ]);
});
