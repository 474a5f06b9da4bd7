import type { Bill } from '#platform/money/contracts/operated-kinds.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import type { BillRow } from '#platform/money/contracts/bill-rows.ts';
import { readOperatedBills } from '#platform/money/contracts/operate-bills.ts';
import { findTreeMember } from '#platform/people/agents/move-branch.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & { of?: string; state?: Bill['state']; limit: number };

/**
 * Prints the bills of a brand's contracts.
 *
 * @throws {InputError} when there is no such merchant or account
 */
export const run = async (
  code: string,
  { of: username, state, limit, json = false }: Options,
): Promise<void> => {
  const { rows, currency } = await withPlatform(async ({ database, findMerchant }) => {
    const { id, config } = findMerchant(code);
    const member = username === undefined ? null : await findTreeMember(database, id, { username });
    if (username !== undefined && !member)
      throw new InputError(`${code} has no member ${username}.`);
    const of = member?.id ?? null;
    // One more tells whether there are more.
    const asked = { of, state: state ?? null, limit: limit + 1 };
    return { rows: await readOperatedBills(database, id, asked), currency: config.currency };
  });
  const shown = rows.slice(0, limit);
  if (json) {
    printJson({ bills: shown });
    return;
  }
  if (shown.length === 0) printLine('There are no such bills.');
  else print(renderTable([head(), ...shown.map((bill) => toCells(bill, currency))]));
  if (rows.length > limit) printLine('There are more; see --limit, --of and --state.');
};

const head = (): string[] =>
  ['bill', 'kind', 'to', 'by', 'period from', 'revision', 'due', 'paid', 'state'].map((word) =>
    tintData('dim', word),
  );

const toCells = (bill: BillRow, currency: string): string[] => [
  String(bill.id),
  bill.kind,
  bill.agentName,
  bill.uplineName ?? 'the house',
  bill.startsAt.toISOString(),
  String(bill.revision),
  amountText(bill.dueMinor, currency, 'en'),
  amountText(bill.paidMinor, currency, 'en'),
  bill.state,
];
