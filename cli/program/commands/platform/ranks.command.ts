import { Command, InvalidArgumentError } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantOption } from '../../options/merchant.option.ts';

/** `livery platform ranks`: the ladders of the brands, and where a member stands. */
export const ranksCommand = (): Command =>
  new Command('ranks')
    .summary('show ladders and members’ ranks, and set a rank')
    .description('Shows the ladders of the brands and where a member stands, and sets a rank.')
    .addCommand(
      new Command('list')
        .summary('every ladder, with how many members stand on each step')
        .addOption(merchantOption())
        .addOption(jsonOption())
        .action(lazily(() => import('./list-ranks.action.ts'))),
    )
    .addCommand(
      new Command('show')
        .summary('a member’s rank, until when it is kept, and its last changes')
        .argument('<username>', 'the member')
        .requiredOption('--merchant <code>', 'the merchant')
        .addOption(jsonOption())
        .action(lazily(() => import('./show-rank.action.ts'))),
    )
    .addCommand(
      withActorOptions(new Command('set'))
        .summary('give a member a rank that is kept until a day')
        .argument('<username>', 'the member')
        .argument('<rank>', 'the rank’s id, as the file says it')
        .requiredOption('--merchant <code>', 'the merchant')
        .requiredOption('--until <day>', 'yyyy-MM-dd: on this day it is looked at again', parseDay)
        .addOption(jsonOption())
        .action(lazily(() => import('./set-rank.action.ts'))),
    );

const parseDay = (text: string): string => {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(time).toJSON()?.startsWith(text)) return text;
  throw new InvalidArgumentError('a day is written as 2027-03-31.');
};
