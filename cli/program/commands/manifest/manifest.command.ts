import { Argument, Command, Option } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { outOption } from '../../options/out.option.ts';

/** `livery manifest`: what a brand's release consists of, signed. */
export const manifestCommand = (): Command =>
  new Command('manifest')
    .summary('print a signed manifest of a brand’s files, or check one')
    .description(
      'Compares the files of a release with its record and prints them as JSON: name, sha256 and ' +
        'length, the compile’s key and the hash of the configuration, signed with Ed25519. The ' +
        'key is LIVERY_SIGNING_KEY (a PEM or a file), else one made once under .livery/keys/. ' +
        'With --verify a manifest is checked by this machine’s key and those of ' +
        'LIVERY_TRUSTED_KEYS (a PEM, a file or a folder).',
    )
    .addArgument(new Argument('[code]', 'the merchant’s code'))
    .option('--release <release>', 'a release by its name or number instead of the served one')
    .addOption(
      new Option('--verify <file>', 'check the signature of this manifest').conflicts('release'),
    )
    .addOption(
      new Option(
        '--write',
        'put the manifest of each served site beside them, where livery publish looks for it',
      ).conflicts(['verify', 'release']),
    )
    .option('--site <dir>', 'with --verify: check also that this folder holds those very files')
    .addOption(outOption())
    .addOption(jsonOption())
    .action(lazily(() => import('./manifest.action.ts')));
