import { Command, InvalidArgumentError } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';
import { merchantOption } from '../../options/merchant.option.ts';

/** `livery platform alarms`: what a person must look at, and who has. */
export const alarmsCommand = (): Command =>
  new Command('alarms')
    // The same options come before and after a subcommand; each belongs to whom it stands beside.
    .enablePositionalOptions()
    .summary('show what a person must look at')
    .description(
      'Shows the alarms that nobody has seen yet, the oldest first: losses beyond what the house ' +
        'may lose (exposure), a jackpot that is won too often, an SMS budget that is used up. ' +
        'The same again is counted. Seeing one changes nothing of what it warns of.',
    )
    .addOption(merchantOption())
    .addOption(limitOption(50))
    .addOption(jsonOption())
    .action(lazily(() => import('./alarms.action.ts')))
    .addCommand(seenCommand());

const parseId = (text: string): number => {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id >= 1) return id;
  throw new InvalidArgumentError('it is the number that livery platform alarms shows.');
};

const seenCommand = (): Command =>
  new Command('seen')
    .summary('note that an alarm was looked at')
    .argument('<number>', 'the alarm’s number', parseId)
    .requiredOption('--as <name>', 'who has looked; it is kept with the alarm')
    .action(lazily(async () => ({ run: (await import('./alarms.action.ts')).seen })));
