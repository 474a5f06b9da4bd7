import { type ContractKind, contractKinds } from '#domain/agents/contract-terms.ts';
import type { MarketResult } from './run-market.ts';

const WIDTH = 15;

const money = (minor: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(minor / 100);

const percent = (part: number): string => `${(part * 100).toFixed(3)} %`;

const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(9) : cell.padStart(WIDTH))).join('');

/** A market as a table of its levels, and what it was for the house. Amounts in whole units of the currency. */
export const tellMarket = (result: MarketResult): string =>
  [
    row(['level', 'agents', 'members', 'valid bets', ...contractKinds, 'mean per agent']),
    ...result.levels.map(({ agents, members, validMinor, paidMinor }, level) => {
      const all = contractKinds.reduce((sum, kind) => sum + paidMinor[kind], 0);
      return row([
        String(level + 1),
        String(agents),
        String(members),
        money(validMinor),
        ...contractKinds.map((kind) => money(paidMinor[kind])),
        money(all / agents),
      ]);
    }),
    '',
    ...houseLines(result),
    '',
  ].join('\n');

const houseLines = (result: MarketResult): string[] => {
  const { turnoverMinor, resultMinor, costMinor, topRateMillis, worstDay } = result;
  const cost = contractKinds.reduce((sum, kind) => sum + costMinor[kind], 0);
  const costLine = (kind: ContractKind): string => {
    const of = kind === 'dividend' ? result.dividendBaseMinor : turnoverMinor;
    const name = kind === 'dividend' ? 'of what masters’ teams left' : 'of turnover';
    const rate = percent(topRateMillis[kind] / 100_000);
    return `${kind.padEnd(9)} ${money(costMinor[kind])} = ${percent(of > 0 ? costMinor[kind] / of : 0)} ${name}; the top rate is ${rate}`;
  };
  return [
    `turnover  ${money(turnoverMinor)}`,
    `result    ${money(resultMinor)} = ${percent(resultMinor / turnoverMinor)} before, ${money(resultMinor - cost)} = ${percent((resultMinor - cost) / turnoverMinor)} after`,
    `cost      ${money(cost)} = ${percent(cost / turnoverMinor)} of turnover`,
    ...contractKinds.map(costLine),
    `worst day ${worstDay.day}: ${money(worstDay.leftMinor)} after salaries`,
  ];
};
