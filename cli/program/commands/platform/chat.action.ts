import { readRoom } from '#platform/app/chat/read-messages.ts';
import { removeMessage } from '#platform/app/chat/sweep-chat.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

interface Options extends JsonOption {
  merchant: string;
  limit: number;
  remove?: number;
  as?: string;
  reason?: string;
}

/**
 * Prints the newest messages of a brand's chat room, or takes one out of it.
 *
 * @throws {InputError} when the merchant or the message is unknown or the database cannot be opened
 */
export const run = async (options: Options): Promise<void> => {
  const { merchant, limit, remove, json = false } = options;
  const messages = await withPlatform(async ({ database, findMerchant }) => {
    const { id } = findMerchant(merchant);
    if (remove !== undefined) {
      const { as = '', reason = '' } = options;
      if (!as.trim() || !reason.trim())
        throw new InputError('Say who decides, and why: --as "anna" --reason "an insult".');
      const actor = { by: as.trim(), reason: reason.trim() };
      if (!(await removeMessage(database, id, remove, actor)))
        throw new InputError(`There is no message ${remove} in the chat room of ${merchant}.`);
    }
    return readRoom(database, id, limit);
  });
  if (json) {
    printJson({ messages });
    return;
  }
  if (remove !== undefined) printLine(`Message ${remove} was taken out of the room.`);
  if (messages.length === 0) {
    printLine('Nobody has written.');
    return;
  }
  const head = ['id', 'when', 'from', 'text'];
  const rows = messages.map(({ id, sentAt, name, text }) => [
    String(id),
    sentAt.toISOString(),
    name,
    // Strangers wrote it: nothing in it may steer the terminal.
    plainText(text),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
