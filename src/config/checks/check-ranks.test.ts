import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMerchants } from '../check-merchants.ts';
import {
  temporaryMerchants,
  type TemporaryMerchants,
  type Values,
} from '../testing/temporary-merchants.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
});
afterEach(() => merchants.remove());

/** Where the ladder is at fault, below `/ranks`. */
const faultsOf = async (change: (ranks: Values, config: Values) => void): Promise<string[]> => {
  merchants.add('one', (config) => {
    config['points'] = { enabled: true };
    config['ranks'] = {
      enabled: true,
      steps: [
        { id: 'bronze', name: { en: 'Bronze' }, points: 0 },
        { id: 'silver', name: { en: 'Silver' }, points: 100 },
        { id: 'gold', name: { en: 'Gold' }, points: 300 },
      ],
    };
    change(config['ranks'] as Values, config);
  });
  const { issues } = await checkMerchants(merchants.dir);
  return issues.flatMap(({ code, pointer }) =>
    pointer.startsWith('/ranks') ? [`${code} ${pointer.slice('/ranks'.length)}`] : [],
  );
};

test('a ladder that rises is without fault', async () => {
  expect(await faultsOf(() => {})).toEqual([]);
});

test.each<[string, (ranks: Values, config: Values) => void, string[]]>([
  ['begins above 0', (ranks) => (ranks['steps'][0].points = 1), ['ranks/ladder /steps/0/points']],
  ['does not rise', (ranks) => (ranks['steps'][2].points = 100), ['ranks/ladder /steps/2/points']],
  [
    'names a rank twice',
    (ranks) => (ranks['steps'][2].id = 'silver'),
    ['ranks/ladder /steps/2/id'],
  ],
  [
    'is harder to hold than to reach',
    (ranks) => (ranks['steps'][1].keepPoints = 101),
    ['ranks/ladder /steps/1/keepPoints'],
  ],
  [
    'tells too early',
    (ranks) => Object.assign(ranks, { keepDays: 7, noticeDays: 7 }),
    ['ranks/ladder /noticeDays'],
  ],
  [
    'gives less higher up',
    (ranks) => {
      Object.assign(ranks['steps'][1], { rebatePercent: 0.5 });
      Object.assign(ranks['steps'][2], { dailyCount: 1 });
    },
    ['ranks/ladder /steps/2/dailyCount', 'ranks/ladder /steps/2/rebatePercent'],
  ],
  [
    'counts points that nobody earns',
    (_, config) => (config['points'] = { enabled: false }),
    ['ranks/ladder /enabled'],
  ],
  [
    'stakes bonuses more often than the licence allows',
    (ranks, config) => {
      config['licence'] = { ...config['licence'], jurisdiction: 'great-britain' };
      ranks['bonusTurnover'] = 11;
      ranks['steps'][1].levelUp = { bonusMinor: 5 };
    },
    ['licence/bonus /bonusTurnover'],
  ],
])('a ladder that %s is told', async (_, change, faults) => {
  expect((await faultsOf(change)).toSorted()).toEqual(faults);
});
