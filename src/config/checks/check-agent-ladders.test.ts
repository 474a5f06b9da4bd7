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

const issuesOf = async (contracts: Values, rest: Values = {}) => {
  merchants.add('one', (config) => {
    config['flags'] = { ...config['flags'], AGENTPOLICY3: true };
    Object.assign(config, rest);
    config['agents'] = { contracts };
  });
  const { issues } = await checkMerchants(merchants.dir);
  return issues.filter(({ pointer }) => pointer.startsWith('/agents'));
};

test('the ladders that a brand has without saying anything are without fault', async () => {
  expect(await issuesOf({})).toEqual([]);
});

test.each<[string, Values[]]>([
  ['gives no more', [{ ratePercent: 0.1 }, { ratePercent: 0.1, fromMinor: 5 }]],
  [
    'asks for a lower figure',
    [
      { ratePercent: 0.1, fromMinor: 5 },
      { ratePercent: 0.2, fromMinor: 4 },
    ],
  ],
  [
    'asks for fewer members',
    [
      { ratePercent: 0.1, activeMembers: 5 },
      { ratePercent: 0.2, activeMembers: 4, fromMinor: 9 },
    ],
  ],
])('a tier that %s than the one before is refused where it stands', async (_, tiers) => {
  expect(await issuesOf({ daily: { tiers } })).toMatchObject([
    { code: 'agents/ladder', pointer: '/agents/contracts/daily/tiers/1' },
  ]);
});

test('salaries that cost more than the house keeps are refused with the arithmetic', async () => {
  const contracts = {
    daily: { tiers: [{ ratePercent: 0.4 }] },
    hourly: { tiers: [{ ratePercent: 0.05 }] },
    realtime: { ratePercent: 0.051 },
  };

  const [issue, ...others] = await issuesOf(contracts);

  expect(others).toEqual([]);
  expect(issue).toMatchObject({ code: 'agents/loss', pointer: '/agents/contracts' });
  expect(issue?.message).toContain('daily 0.4 % + hourly 0.05 % + realtime 0.051 % = 0.501 %');
  expect(issue?.message).toContain('dividends: 45 % of what salaries leave = 0 %');
  expect(issue?.message).toContain('100 % − 99.5 % (/lottery/returnBand/maximum) = 0.5 %');
});

test('salaries that take all that the house keeps, those that are closed, and a wider edge are without fault', async () => {
  const daily = (ratePercent: number) => ({ tiers: [{ ratePercent }] });

  expect(await issuesOf({ daily: daily(0.4) })).toEqual([]);
  expect(await issuesOf({ daily: { enabled: false, ...daily(2) } })).toEqual([]);
  expect(
    await issuesOf({ daily: daily(1.9) }, { lottery: { returnBand: { maximum: 98 } } }),
  ).toEqual([]);
});
