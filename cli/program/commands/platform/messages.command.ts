import { Command, InvalidArgumentError, Option } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { merchantOption } from '../../options/merchant.option.ts';

/** `livery platform messages`: what operators write to members, to one or to many at once. */
export const messagesCommand = (): Command =>
  new Command('messages')
    .summary('send messages to one member or to parts of a brand’s members')
    .description(
      'Writes messages into the inboxes of one member, or of a part of a brand’s members.',
    )
    .addCommand(sendCommand())
    .addCommand(
      new Command('list')
        .summary('the newest messages, when they are due and whom they reached')
        .addOption(merchantOption())
        .addOption(jsonOption())
        .action(lazily(() => import('./list-broadcasts.action.ts'))),
    )
    .addCommand(
      withActorOptions(new Command('cancel'))
        .summary('end a message that has not reached everybody; who has it keeps it')
        .argument('<id>', 'its number')
        .requiredOption('--merchant <code>', 'the merchant')
        .addOption(jsonOption())
        .action(lazily(() => import('./cancel-broadcast.action.ts'))),
    )
    .addCommand(
      new Command('keys')
        .summary('make a pair of keys for web push')
        .addOption(jsonOption())
        .action(lazily(() => import('./push-keys.action.ts'))),
    );

const sendCommand = (): Command =>
  withActorOptions(new Command('send'))
    .summary('schedule a message to a member or a segment; with --dry-run only count it')
    .requiredOption('--merchant <code>', 'the merchant')
    .requiredOption('--template <file>', 'its texts, in every language of the brand, as JSON')
    .option('--member <account>', 'to whom: the account of one member')
    .addOption(
      new Option(
        '--segment <spec>',
        'or to many: all, or conditions such as rank=gold,country=MM|TH,seen=30,balance-from=10.00',
      ).conflicts('member'),
    )
    .addOption(
      new Option('--at <time>', 'when, as 2026-12-01T09:00:00Z; now when left out').argParser(
        parseTime,
      ),
    )
    .option('--dry-run', 'say how many it would reach now, and send nothing')
    .addOption(jsonOption())
    .action(lazily(() => import('./send-broadcast.action.ts')));

/** A moment with its offset: a time without one would mean another moment on each machine. */
const parseTime = (text: string): Date => {
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
  const time = new Date(text);
  if (isMoment.test(text) && !Number.isNaN(time.getTime())) return time;
  throw new InvalidArgumentError('write a moment with its offset, as 2026-12-01T09:00:00Z.');
};
