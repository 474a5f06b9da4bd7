import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & { merchant: string; days: number };

/**
 * Prints what a promotion would have cost over the last days.
 *
 * @throws {InputError} when the merchant has no such promotion with a rule
 */
export const run = async (
  id: string,
  { merchant: code, days, json = false }: Options,
): Promise<void> => {
  const forecast = await withPlatform(({ database, findMerchant }) =>
    forecastPromotion(database, findMerchant(code), id, days),
  );
  if (!forecast)
    throw new InputError(
      `${code} has no promotion ${id} with a rule. See livery platform promotions list.`,
    );
  if (json) {
    printJson(forecast);
    return;
  }
  const { costMinor, netWinMinor, budgetMinor } = forecast;
  const money = (minor: number): string => signed(minor, forecast.currency);
  const facts: [string, string][] = [
    ['at the most', `${money(costMinor)} for ${count(forecast.members)}`],
    ...(budgetMinor === null
      ? []
      : [
          [
            'within the budget',
            `${money(forecast.paidMinor)} for ${count(forecast.paidMembers)}, of ${money(budgetMinor)}`,
          ] satisfies [string, string],
        ]),
    ['net win', money(netWinMinor)],
    [
      'of the net win',
      netWinMinor > 0 ? `${((costMinor / netWinMinor) * 100).toFixed(1)} %` : 'there was none',
    ],
  ];
  printLine(`${id}, had it run for the last ${days} days and everyone joined:`);
  print(renderTable(facts.map(([name, value]) => [tintData('dim', name), value])));
  if (forecast.dearest.length === 0) return;
  printLine('The dearest:');
  print(
    renderTable(
      forecast.dearest.map(({ username, amountMinor }) => [username, money(amountMinor)]),
    ),
  );
};

const count = (members: number): string => (members === 1 ? '1 member' : `${members} members`);

const signed = (minor: number, currency: string): string =>
  `${minor < 0 ? '-' : ''}${amountText(Math.abs(minor), currency, 'en')}`;
