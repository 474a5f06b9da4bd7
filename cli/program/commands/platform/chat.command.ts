import { Command, InvalidArgumentError } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';

/** `livery platform chat`: what members write in a brand's chat room. */
export const chatCommand = (): Command =>
  new Command('chat')
    .summary('show the chat room, take messages out of it, and mute who writes them')
    .description(
      'Shows the newest messages of a brand’s chat room and who may not write into it; removes a message, which goes from pages that ' +
        'are open, too; or mutes a member until a moment.',
    )
    .requiredOption('--merchant <code>', 'whose chat room')
    .addOption(limitOption(50))
    .option('--remove <id>', 'take this message out of the room', Number)
    .option(
      '--mute <username>',
      'let this member write nothing for a time; who is muted is muted anew',
    )
    .option('--hours <number>', 'for so many hours from now, together with --mute', parseHours, 24)
    .option('--unmute <username>', 'let this member write again')
    .option('--as <name>', 'who decides, where anything is changed')
    .option('--reason <text>', 'why, where anything is changed')
    .addOption(jsonOption())
    .action(lazily(() => import('./chat.action.ts')));

/** Whoever shall never write again is muted for years, or has the account frozen. */
const MAX_HOURS = 24 * 366 * 10;

const parseHours = (text: string): number => {
  const hours = Number(text);
  if (Number.isFinite(hours) && hours > 0 && hours <= MAX_HOURS) return hours;
  throw new InvalidArgumentError(`it is a number of hours up to ${MAX_HOURS}, such as 24.`);
};
