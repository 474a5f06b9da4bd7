import { Command, InvalidArgumentError, Option } from 'commander';
import { parseUpstreams } from '../../options/upstreams.option.ts';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

/** `livery platform cells`: the stacks that brands are spread over. */
export const cellsCommand = (): Command =>
  new Command('cells')
    .summary('the stacks of platform and database that brands are spread over')
    .description(
      'A cell is a platform with a PostgreSQL of its own. The list stands in the database of DATABASE_URL, the first ' +
        'cell; the address of each other one in a variable of its own, or in a file that <variable>_FILE names.',
    )
    .addCommand(
      new Command('list')
        .summary('each cell with its brands and their host names, for the web server before them')
        .addOption(jsonOption())
        .action(lazily(() => import('./list-cells.action.ts'))),
    )
    .addCommand(
      withActorOptions(new Command('add'))
        .summary(
          'make an empty database a cell; done again, copy catalogue, draws and exclusions once more',
        )
        .argument('<cell>', 'its name: small letters, digits and hyphens')
        .option(
          '--address-in <variable>',
          'the variable that holds the address of its database; LIVERY_CELL_<CELL>_URL without it',
        )
        .addOption(jsonOption())
        .action(lazily(() => import('./add-cell.action.ts'))),
    )
    .addCommand(shareCommand())
    .addCommand(mapCommand())
    .addCommand(drainCommand())
    .addCommand(forgetCommand());

const shareCommand = (): Command =>
  new Command('share')
    .summary('keep exclusions, draws, catalogue and host names the same in all cells')
    .description(
      'Who is excluded at a brand is excluded at all, and a draw has the same numbers at all. Within a cell that holds ' +
        'at once; this brings it to the other cells, and the tickets of all to a draw. Keep it running with --every, on ' +
        'one or two machines that reach all cells: without it the lotteries of the other cells stand still.',
    )
    .addOption(
      new Option(
        '--every <seconds>',
        'go on until Ctrl-C, and look again after so many seconds',
      ).argParser(parseEvery),
    )
    .addOption(jsonOption().conflicts('every'))
    .action(lazily(() => import('./share-cells.action.ts')));

const mapCommand = (): Command =>
  new Command('map')
    .summary('write for nginx which cell has each brand')
    .description(
      'Writes a file that the one of `livery host nginx --cells` includes: the servers of each other cell, and which brands are ' +
        'there. Brands of a cell that cannot be asked stay where the file had them.',
    )
    .requiredOption('--file <file>', 'where to write')
    .addOption(
      new Option(
        '--at <cell=host:port,…>',
        'where the servers of another cell answer; once for each',
      )
        .argParser(addPlace)
        .default(new Map(), 'none'),
    )
    .option('--then <command>', 'run when the file has changed, such as "nginx -s reload"')
    .addOption(
      new Option(
        '--every <seconds>',
        'go on until Ctrl-C, and look again after so many seconds',
      ).argParser(parseEvery),
    )
    .addOption(jsonOption().conflicts('every'))
    .action(lazily(() => import('./map-cells.action.ts')));

const addPlace = (text: string, had: ReadonlyMap<string, string>): Map<string, string> => {
  const [, cell = '', places = ''] = /^([a-z][a-z0-9-]{0,30})=(.+)$/.exec(text) ?? [];
  if (cell === '') throw new InvalidArgumentError('Write the cell, =, and host:port.');
  return new Map([...had, [cell, parseUpstreams(places)]]);
};

const parseEvery = (text: string): number => {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > 60)
    throw new InvalidArgumentError('It is a whole number of seconds from 1 to 60.');
  return seconds;
};

const drainCommand = (): Command =>
  withActorOptions(new Command('drain'))
    .summary('move no more brands to a cell, and say which are still there')
    .argument('<cell>', 'the cell')
    .option('--open', 'take brands again')
    .addOption(jsonOption())
    .action(lazily(() => import('./drain-cell.action.ts')));

const forgetCommand = (): Command =>
  withActorOptions(new Command('forget'))
    .summary('remove the rows of a brand that has moved from the cell that it came from')
    .argument('<merchant>', 'the brand')
    .argument('<cell>', 'the cell that it is in now')
    .addOption(jsonOption())
    .action(lazily(() => import('./forget-brand.action.ts')));

/** `livery platform move`: a brand goes to another cell. */
export const moveCommand = (): Command =>
  withActorOptions(new Command('move'))
    .summary('move a brand to another cell while it is played on')
    .description(
      'Copies the rows of a brand by logical replication while it is played on, closes it for the moment of the switch ' +
        '(calls are answered 503 with Retry-After), compares all rows and switches. Ended in the middle it goes on when ' +
        'it is run again. The rows stay where they were until `livery platform cells forget`.',
    )
    .argument('<merchant>', 'the brand')
    .argument('<cell>', 'the cell that it goes to')
    .option('--undo', 'take a move back that has not switched yet')
    .option(
      '--closed-at-most <seconds>',
      'for how long the brand may be closed; then it opens where it was',
      '20',
    )
    .addOption(jsonOption())
    .action(lazily(() => import('./move-brand.action.ts')));
