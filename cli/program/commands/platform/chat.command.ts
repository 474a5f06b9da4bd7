import { Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';

/** `livery platform chat`: what members write in a brand's chat room. */
export const chatCommand = (): Command =>
  new Command('chat')
    .summary('show the chat room, and take messages out of it')
    .description('Shows the newest messages of a brand’s chat room, or removes one of them.')
    .requiredOption('--merchant <code>', 'whose chat room')
    .addOption(limitOption(50))
    .option('--remove <id>', 'take this message out of the room', Number)
    .option('--as <name>', 'who decides, where a message is taken out')
    .option('--reason <text>', 'why, where a message is taken out')
    .addOption(jsonOption())
    .action(lazily(() => import('./chat.action.ts')));
