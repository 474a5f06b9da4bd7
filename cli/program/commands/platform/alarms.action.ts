import { acknowledgeAlarm, readAlarms } from '#platform/base/alarms/read-alarms.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

/**
 * Prints the alarms that nobody has seen yet, the oldest first.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async ({
  merchant: code,
  limit,
  json = false,
}: MerchantOption & JsonOption & { limit: number }): Promise<void> => {
  const alarms = await withPlatform(({ database, findMerchant }) =>
    readAlarms(database, { merchantId: code ? findMerchant(code).id : null, limit }),
  );
  if (json) {
    printJson({ alarms });
    return;
  }
  if (alarms.length === 0) {
    printLine('No alarm waits for anybody.');
    return;
  }
  const head = ['number', 'since', 'times', 'merchant', 'what', 'of', 'facts'];
  const rows = alarms.map((alarm) => [
    String(alarm.id),
    alarm.firstAt.toISOString(),
    String(alarm.times),
    alarm.merchant ?? 'all',
    alarm.kind,
    alarm.subject,
    Object.entries(alarm.facts)
      .map(([name, value]) => `${name} ${String(value)}`)
      .join(', '),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};

/**
 * Notes who has looked at an alarm.
 *
 * @throws {InputError} when there is no such alarm that nobody has seen
 */
export const seen = async (id: number, { as }: { as: string }): Promise<void> => {
  const by = as.trim();
  if (!by) throw new InputError('Say who has looked: --as "anna".');
  const isNoted = await withPlatform(({ database }) => acknowledgeAlarm(database, id, by));
  if (!isNoted)
    throw new InputError(
      `There is no unseen alarm ${id}; \`livery platform alarms\` shows what waits.`,
    );
  printLine(`The alarm ${id} was seen by ${by}.`);
};
