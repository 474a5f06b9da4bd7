import type { ContractKind } from '#platform/money/contracts/operated-kinds.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import { recountPeriod, type Revision } from '#platform/money/contracts/operate-bills.ts';
import { type DeciderOption, deciderOf } from '../../options/actor.option.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Works out a period again, and says which bills came to something else.
 *
 * @throws {InputError} when no bill has such a period
 */
export const run = async (
  code: string,
  kind: ContractKind,
  startsAt: Date,
  { json = false, ...options }: JsonOption & DeciderOption,
): Promise<void> => {
  const { changed, currency } = await withPlatform(async ({ database, findMerchant }) => {
    const merchant = findMerchant(code);
    return {
      changed: await recountPeriod(database, merchant, { kind, startsAt }, deciderOf(options)),
      currency: merchant.config.currency,
    };
  });
  if (!changed)
    throw new InputError(
      `${code} has no bill of ${kind} that begins at ${startsAt.toISOString()}.`,
    );
  if (json) {
    printJson({ changed });
    return;
  }
  if (changed.length === 0) printLine('Every bill comes to what it was.');
  else print(renderTable([head(), ...changed.map((each) => toCells(each, currency))]));
};

const head = (): string[] =>
  ['bill', 'period', 'to', 'revision', 'before', 'now', 'due'].map((word) => tintData('dim', word));

const toCells = (each: Revision, currency: string): string[] => [
  String(each.billId),
  each.startsAt.toISOString(),
  each.agentName,
  String(each.revision),
  amountText(each.beforeMinor, currency, 'en'),
  amountText(each.afterMinor, currency, 'en'),
  amountText(each.dueMinor, currency, 'en'),
];
