import { Command, InvalidArgumentError } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

/** `livery platform archive`: what large tables hold of each month, and what was taken off them. */
export const archiveCommand = (): Command =>
  new Command('archive')
    .summary('large tables by month: list what they hold, take old months off')
    .description(
      'Tables that grow for years are kept by month (of UTC). A month that nobody needs any more can be taken ' +
        'off: it stays readable in the schema archive, under the same policy, and nobody writes there.',
    )
    .addCommand(
      new Command('list')
        .summary('what each table holds of each month, and where')
        .addOption(jsonOption())
        .action(lazily(async () => ({ run: (await import('./archive.action.ts')).list }))),
    )
    .addCommand(
      withActorOptions(new Command('detach'))
        .summary('take off what is older than a month; refuses while any of it is still needed')
        .requiredOption(
          '--before <month>',
          'the first month that stays, such as 2025-01',
          parseMonth,
        )
        .addOption(jsonOption())
        .action(lazily(async () => ({ run: (await import('./archive.action.ts')).detach }))),
    );

const parseMonth = (text: string): Date => {
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) return new Date(`${text}-01T00:00:00Z`);
  throw new InvalidArgumentError('a month is written like 2025-01.');
};
