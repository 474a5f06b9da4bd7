import { listUnsettled } from '#vendor/wallet/list-unsettled.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withGames } from './open-games.ts';

/**
 * Prints the ends of rounds that did not reach the wallet, the oldest first.
 *
 * @throws {InputError} when the database cannot be opened
 */
export const run = async ({
  limit,
  json = false,
}: JsonOption & { limit: number }): Promise<void> => {
  const messages = await withGames((database) => listUnsettled(database, limit));
  if (json) {
    printJson({ messages });
    return;
  }
  if (messages.length === 0) {
    printLine('Every round that has ended is settled.');
    return;
  }
  const head = ['message', 'since', 'what', 'why', 'merchant', 'player', 'game', 'round', 'won'];
  const rows = messages.map((message) => [
    String(message.id),
    message.createdAt.toISOString(),
    `${message.call} ${message.state}`,
    message.refusal ?? `${message.attempts} tries unanswered`,
    message.merchant,
    message.playerId,
    `${message.gameName} (${message.vendorCode})`,
    message.roundId,
    message.payoutMinor === null ? '' : `${message.payoutMinor} minor ${message.currency}`,
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
