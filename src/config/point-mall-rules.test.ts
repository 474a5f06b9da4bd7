import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMerchants } from './check-merchants.ts';
import {
  temporaryMerchants,
  type TemporaryMerchants,
  type Values,
} from './testing/temporary-merchants.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
  merchants.add('one', (config) => {
    config['points'] = { enabled: true };
  });
});
afterEach(() => merchants.remove());

const issuesOf = async (...items: Values[]): Promise<string[]> => {
  merchants.write('one/content/point-mall.json', { items });
  const { issues } = await checkMerchants(merchants.dir);
  return issues.map(({ code, file, pointer }) => `${path.basename(file)} ${code} ${pointer}`);
};

const goods = (change: Values = {}): Values => ({
  id: 'tea-set',
  title: { en: 'Tea set' },
  text: { en: 'Six cups, 100 % porcelain' },
  art: 'assets/mark.svg',
  category: 'home',
  pricePoints: 500,
  gives: { kind: 'goods' },
  ...change,
});

const bonus = (text: string, change: Values = {}): Values =>
  goods({
    category: 'play',
    text: { en: text },
    gives: { kind: 'bonus', amountMinor: 5000 },
    ...change,
  });

const BONUS = '{{amount}}, {{turnover}} times, {{days}} days';

test.each<[string, Values[]]>([
  ['goods may say any number', [goods()]],
  ['a bonus tells its amount, turnover and days', [bonus(BONUS)]],
  [
    'cash has no days',
    [goods({ gives: { kind: 'cash', amountMinor: 100 }, text: { en: '{{amount}} {{turnover}}' } })],
  ],
])('%s', async (_, items) => {
  expect(await issuesOf(...items)).toEqual([]);
});

test.each<[string, Values]>([
  ['mall/placeholder /items/0/text/en', goods({ text: { en: '{{amount}}' } })],
  ['mall/condition-missing /items/0/text/en', bonus('{{amount}} {{turnover}}')],
  ['mall/figure-by-hand /items/0/text/en', bonus(`${BONUS}: 50 at once`)],
  ['mall/figure-by-hand /items/0/text/en', bonus(`${BONUS} and 5 % more`)],
  ['mall/rank /items/0/leastRank', goods({ leastRank: 'gold' })],
  ['asset/missing /items/0/art', goods({ art: 'assets/none.svg' })],
  ['content/text-missing /items/0/title', goods({ title: { my: 'ခွက်' } })],
])('%s', async (found, item) => {
  expect(await issuesOf(item)).toEqual([`point-mall.json ${found}`]);
});

test('an id stands once, a price is whole, and without points nobody can redeem', async () => {
  expect(await issuesOf(goods(), goods())).toEqual([
    'point-mall.json content/duplicate-id /items/1/id',
  ]);
  expect(await issuesOf(goods({ pricePoints: 0.5 }))).toContain(
    'point-mall.json config/type /items/0/pricePoints',
  );
  merchants.add('one');
  expect(await issuesOf(goods())).toEqual(['point-mall.json mall/points-off /items']);
});

const cash = (pricePoints: number): Values =>
  goods({
    pricePoints,
    text: { en: '{{amount}} {{turnover}}' },
    gives: { kind: 'cash', amountMinor: 550 },
  });

test('cash never costs fewer points than it is worth', async () => {
  expect(await issuesOf(cash(549))).toEqual(['point-mall.json mall/price /items/0/pricePoints']);
  expect(await issuesOf(cash(550))).toEqual([]);

  merchants.write('one/content/point-mall.json', { items: [cash(549)] });
  const { issues } = await checkMerchants(merchants.dir);

  expect(issues[0]?.message).toContain('5.5 EUR are worth 550 points and cost 549');
  expect(issues[0]?.suggestion).toBe('Write 550 or more.');
});

test('the navigation leads to a points mall that there is', async () => {
  merchants.add('one', (config) => {
    config['points'] = { enabled: true };
    config['navigation'] = ['pointMall'];
  });

  expect(await issuesOf()).toEqual(['merchant.json mall/missing /navigation/0']);
  expect(await issuesOf(goods())).toEqual([]);
});
