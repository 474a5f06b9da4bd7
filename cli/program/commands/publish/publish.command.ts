import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

const parseShare = (text: string): number => {
  const share = /^\d+(?:\.\d+)?%$/.test(text) ? Number(text.slice(0, -1)) / 100 : 0;
  if (share > 0 && share <= 1) return share;
  throw new InvalidArgumentError('a share is written as 5%, above 0% and at most 100%.');
};

const parseSeconds = (text: string): number => {
  const seconds = /^\d{1,6}(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  if (seconds > 0) return seconds;
  throw new InvalidArgumentError('it takes a number of seconds above 0.');
};

/** What happens once sites were switched. */
const afterwards = (): Option[] => [
  new Option(
    '--wait-healthy [address]',
    'ask each brand where visitors reach it (https://{domain}, http://{code}.localhost:8080, ' +
      'http://10.0.0.5) until it answers with its new release; take back what does not',
  ).conflicts(['promote', 'takeBack', 'follow']),
  new Option(
    '--healthy-within <seconds>',
    'with --wait-healthy: take back after so long (60)',
  ).argParser(parseSeconds),
  new Option(
    '--then <command>',
    'run this in a shell once sites were switched: it finds their codes in LIVERY_BRANDS',
  ),
];

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
        'show the release first to this share of the visitors of each brand, drawn by a cookie',
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
    .option('--force', 'publish also what somebody rolled back or took back')
    .option(
      '--mend',
      'look also at every byte that is there already, and bring again what is missing, cut or changed',
    );
  for (const option of [...decisions(), ...afterwards()]) command.addOption(option);
  return command.addOption(jsonOption()).action(lazily(() => import('./publish.action.ts')));
};
