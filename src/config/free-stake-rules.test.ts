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

const TERMS = '{{amount}} {{games}} {{winMost}} {{turnover}} {{days}}';

/** What both kinds of file say of a free stake. */
const terms = (more: Values = {}): Values => ({
  kind: 'freeStake',
  amountMinor: 100,
  games: ['velvetatrium-royal-blackjack'],
  winMostMinor: 1000,
  turnover: 1,
  ...more,
});

const shared = { id: 'week', title: { en: 'A week' }, art: 'assets/mark.svg' };

const promotion = (more: Values = {}, text = '{{joinDays}}'): Values => ({
  ...shared,
  summary: { en: 'Seven days' },
  content: { en: `${TERMS} ${text}` },
  mechanic: { ...terms(more), joinDays: 7, budgetMinor: 100_000 },
});

const item = (more: Values = {}): Values => ({
  ...shared,
  text: { en: TERMS },
  category: 'play',
  pricePoints: 500,
  gives: terms(more),
});

type File = 'promotions' | 'point-mall';

const check = async (file: File, entry: Values) => {
  merchants.write(`one/content/${file}.json`, { items: [entry] });
  const { issues, merchants: resolved } = await checkMerchants(merchants.dir);
  return {
    found: issues.map(({ code, pointer }) => `${code} ${pointer}`),
    says: issues.map(({ message, suggestion }) => `${message} ${suggestion ?? ''}`).join(' '),
    content: resolved[0]?.content,
  };
};

const deposit = (more: Values = {}) => ({
  trigger: { kind: 'deposit', leastMinor: 5000, ...more },
});

test('a free stake after a deposit tells the least deposit, and has its figures', async () => {
  const entry = promotion(deposit({ nth: 2 }), '{{joinDays}} {{least}} {{nth}}');

  const { found, content } = await check('promotions', entry);

  expect(found).toEqual([]);
  expect(content?.promotions[0]?.content.en).toBe('€1 Royal Blackjack €10 1 30 7 €50 2');
  expect((await check('promotions', promotion(deposit()))).found).toEqual([
    'promotion/condition-missing /items/0/content/en',
  ]);
});

test('a free stake for categories names them as sites do', async () => {
  const { found, content } = await check(
    'point-mall',
    item({ games: undefined, categories: ['LIVE'] }),
  );

  expect(found).toEqual([]);
  expect(content?.pointMall[0]?.text.en).toBe('€1 Live casino €10 1 30');
});

const files: [File, (more: Values) => Values, string, string][] = [
  ['promotions', promotion, 'promotion/free-stake', '/items/0/mechanic'],
  ['point-mall', item, 'mall/free-stake', '/items/0/gives'],
];

test.each(files)('%s: only what the brand offers', async (file, entry, code, at) => {
  const foreign = await check(file, entry({ games: ['coachhouse-royal-wheel'] }));
  const misspelled = await check(file, entry({ games: ['velvetatrium-royal-blackjak'] }));
  const category = await check(file, entry({ games: undefined, categories: ['RNG'] }));

  expect(foreign.found).toEqual([`${code} ${at}/games/0`]);
  expect(foreign.says).toContain('it is of COACHHOUSE in INHOUSE');
  expect(foreign.says).toContain('such as “velvetatrium-');
  expect(misspelled.found).toEqual([`${code} ${at}/games/0`]);
  expect(misspelled.says).toContain('Did you mean “velvetatrium-royal-blackjack”?');
  expect(category.found).toEqual([`${code} ${at}/categories/0`]);
  expect(category.says).toContain('Choose of “LIVE”');
});

test.each(files)('%s: games or categories, and a most that pays', async (file, entry, code, at) => {
  const faults: [Values, string][] = [
    [{ categories: ['LIVE'] }, '/categories'],
    [{ winMostMinor: 99 }, '/winMostMinor'],
  ];
  for (const [more, where] of faults)
    expect((await check(file, entry(more))).found).toEqual([`${code} ${at}${where}`]);
  const neither = await check(file, entry({ games: undefined }));
  expect(neither.found).toContain(`${code} ${at}`);
});

test.each(files)('%s: staked no more often than the licence allows', async (file, entry, _, at) => {
  merchants.add('one', (config) => {
    config['points'] = { enabled: true };
    config['licence'] = { ...config['licence'], jurisdiction: 'great-britain' };
  });

  const { found } = await check(file, entry({ turnover: 11 }));

  expect(found).toContain(`licence/bonus ${at}/turnover`);
});

test.each<[string, Values]>([
  ['/items/0/mechanic/trigger/nth', deposit({ nth: 0 })],
  ['/items/0/mechanic/trigger/leastMinor', deposit({ leastMinor: 0 })],
  ['/items/0/mechanic/trigger/kind', { trigger: { kind: 'withdrawal' } }],
])('the condition is bounded: %s', async (pointer, more) => {
  const { found } = await check('promotions', promotion(more));

  expect(found.map((each) => each.split(' ')[1])).toEqual([pointer]);
});
