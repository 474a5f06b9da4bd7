import { Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';
import { merchantOption } from '../../options/merchant.option.ts';

/** `livery platform audit`: who decided what about money and people, and whether the log is whole. */
export const auditCommand = (): Command =>
  new Command('audit')
    .summary('who decided what, and why; whether the log is whole')
    .description(
      'Every decision over money or a person stands in a log to which rows are only added: one ' +
        'chain for each brand, and one for the installation. Each entry holds the hash of the one before.',
    )
    .addCommand(showCommand())
    .addCommand(verifyCommand())
    .addCommand(exportCommand());

const showCommand = (): Command =>
  new Command('show')
    .summary('the newest decisions')
    .addOption(merchantOption())
    .option('--subject <text>', 'what they are about, such as "withdrawal 12"')
    .addOption(limitOption(50))
    .addOption(jsonOption())
    .action(lazily(async () => ({ run: (await import('./audit.action.ts')).show })));

const verifyCommand = (): Command =>
  new Command('verify')
    .summary('recount the chains; leaves with 1 and names the entry where one is broken')
    .addOption(merchantOption())
    .option('--head <hash...>', 'heads that were noted before: the chains must still hold them')
    .addOption(jsonOption())
    .action(lazily(async () => ({ run: (await import('./audit.action.ts')).verify })));

const exportCommand = (): Command =>
  new Command('export')
    .summary('every entry of a chain as a line of JSON, with its hash')
    .addOption(merchantOption())
    .action(lazily(async () => ({ run: (await import('./audit.action.ts')).exportLog })));
