import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

const parseShare = (text: string): number => {
  const share = /^\d+(?:\.\d+)?%$/.test(text) ? Number(text.slice(0, -1)) / 100 : 0;
  if (share > 0 && share <= 1) return share;
  throw new InvalidArgumentError('a share is written as 5%, above 0% and at most 100%.');
};

const parseCodes = (text: string): string[] => text.split(',').filter((code) => code !== '');

const decisions = (): Option[] => [
  new Option('--promote', 'serve to all what is on trial').conflicts([
    'takeBack',
    'canary',
    'canaryVisitors',
  ]),
  new Option('--take-back', 'end what is on trial: the release before is served').conflicts([
    'promote',
    'canary',
    'canaryVisitors',
  ]),
];

/** `livery publish`: gathered sites become releases somewhere else. */
export const publishCommand = (): Command => {
  const command = new Command('publish')
    .summary('make releases elsewhere of the sites that CI gathered')
    .description(
      'Proves the signed manifests of gathered sites, sends what the target lacks, and serves each ' +
        'brand’s new release by one step: a folder, [user@]host:/folder over SSH, or s3://bucket/folder. ' +
        'Killed at any moment, each brand is served whole, as before or as now. The same target can be ' +
        'published to by several at once.',
    )
    .addArgument(
      new Argument('[source]', 'the folder that livery gather filled, or another s3:// store'),
    )
    .requiredOption('--to <target>', 'a folder, [user@]host:/folder, or s3://bucket/folder')
    .addOption(
      new Option('--only <codes>', 'only these brands: codes with commas').argParser(parseCodes),
    )
    .addOption(
      new Option('--canary <share>', 'first only this share of the brands, e.g. 5%').argParser(
        parseShare,
      ),
    )
    .addOption(
      new Option(
        '--canary-visitors <share>',
        'make links for a web server of your own that shows the release to this share of the visitors',
      )
        .argParser(parseShare)
        .conflicts('canary'),
    )
    .addOption(
      new Option(
        '--follow',
        'from an s3:// store to a folder of this machine: bring what changes, until Ctrl-C',
      ).conflicts(['canary', 'canaryVisitors', 'promote', 'takeBack', 'only']),
    )
    .option('--force', 'publish also what somebody rolled back or took back');
  for (const option of decisions()) command.addOption(option);
  return command.addOption(jsonOption()).action(lazily(() => import('./publish.action.ts')));
};
