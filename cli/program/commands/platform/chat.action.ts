import { type Mute, muteMember, readMutes, unmuteMember } from '#platform/app/chat/mute-member.ts';
import { type OperatorMessage, readOperatorRoom } from '#platform/app/chat/read-messages.ts';
import { removeMessage } from '#platform/app/chat/sweep-chat.ts';
import type { Actor } from '#platform/base/audit/record-decision.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError, UsageError } from '../../../base/terminal/errors.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { noSuchMember } from './account-texts.ts';
import { type OpenedPlatform, withPlatform } from './open-platform.ts';

interface Options extends JsonOption {
  merchant: string;
  limit: number;
  remove?: number;
  mute?: string;
  hours: number;
  unmute?: string;
  as?: string;
  reason?: string;
}

/**
 * Prints the newest messages of a brand's chat room and who is muted in it; takes one out of it, mutes a member, or lets one write again.
 *
 * @throws {InputError} when the merchant, the member or the message is unknown, nothing would change, or the database cannot be opened
 */
export const run = async (options: Options): Promise<void> => {
  const { merchant: code, limit, json = false } = options;
  const { said, messages, muted } = await withPlatform(async ({ database, findMerchant }) => {
    const { id } = findMerchant(code);
    const done = await decide({ database }, id, options);
    return {
      said: done,
      messages: await readOperatorRoom(database, id, limit),
      muted: await readMutes(database, id),
    };
  });
  if (json) {
    printJson({ messages, muted });
    return;
  }
  if (said !== null) printLine(said);
  printRoom(messages);
  printMutes(muted);
};

/** @returns what was done, in a sentence; null where nothing was asked for */
const decide = async (
  { database }: Pick<OpenedPlatform, 'database'>,
  merchantId: number,
  options: Options,
): Promise<string | null> => {
  const { merchant: code, remove, mute, hours, unmute } = options;
  const asked = [remove, mute, unmute].filter((each) => each !== undefined);
  if (asked.length === 0) return null;
  if (asked.length > 1)
    throw new UsageError('Do one thing at a time: --remove, --mute or --unmute.');
  const actor = actorOf(options);
  if (remove !== undefined) {
    if (!(await removeMessage(database, merchantId, remove, actor)))
      throw new InputError(`There is no message ${remove} in the chat room of ${code}.`);
    return `Message ${remove} was taken out of the room.`;
  }
  if (mute !== undefined) {
    const until = new Date(Date.now() + hours * 3_600_000);
    const done = await muteMember(database, merchantId, { username: mute, until }, actor);
    if (!done.ok) throw new InputError(noSuchMember(code, mute));
    return `${mute} writes nothing into the room until ${until.toISOString()}.`;
  }
  const freed = await unmuteMember(database, merchantId, unmute ?? '', actor);
  if (freed.ok) return `${unmute} may write again.`;
  throw new InputError(
    freed.fault === 'no_mute' ? `${unmute} is not muted.` : noSuchMember(code, unmute ?? ''),
  );
};

const actorOf = ({ as = '', reason = '' }: Options): Actor => {
  if (as.trim() && reason.trim()) return { by: as.trim(), reason: reason.trim() };
  throw new InputError('Say who decides, and why: --as "anna" --reason "an insult".');
};

const printRoom = (messages: readonly OperatorMessage[]): void => {
  if (messages.length === 0) {
    printLine('Nobody has written.');
    return;
  }
  const head = ['id', 'when', 'from', 'text'];
  const rows = messages.map(({ id, sentAt, username, text }) => [
    String(id),
    sentAt.toISOString(),
    username,
    // Strangers wrote it: nothing in it may steer the terminal.
    plainText(text),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};

const printMutes = (muted: readonly Mute[]): void => {
  if (muted.length === 0) return;
  const head = ['muted', 'until', 'by', 'why'];
  const rows = muted.map(({ username, until, by, reason }) => [
    username,
    until.toISOString(),
    plainText(by),
    plainText(reason),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
