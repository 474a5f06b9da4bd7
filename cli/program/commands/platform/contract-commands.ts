import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { billStates, contractKinds } from '#platform/money/contracts/operated-kinds.ts';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';

/** The commands of `livery platform agents` about contracts. */
export const contractCommands = (): Command[] => [
  billsCommand(),
  new Command('explain')
    .summary('the arithmetic of a bill, line by line')
    .argument('<bill>', 'the bill’s number', parseId)
    .addOption(jsonOption())
    .action(lazily(() => import('./explain-bill.action.ts'))),
  withActorOptions(new Command('recount'))
    .summary('work out a period again; what came to something else gets a further revision')
    .argument('<merchant>', 'the merchant')
    // What was paid in real time is corrected by what comes.
    .addArgument(
      new Argument('<kind>', 'the kind of contract').choices(
        contractKinds.filter((kind) => kind !== 'realtime'),
      ),
    )
    .argument('<start>', 'when the period began, as the list of bills says it', parseMoment)
    .addOption(jsonOption())
    .action(lazily(() => import('./recount-bills.action.ts'))),
  agentCommand('freeze')
    .summary('freeze an agent: no transfer, no withdrawal, no offer')
    .action(lazily(() => import('./freeze-agent.action.ts'))),
  agentCommand('unfreeze')
    .summary('take back that an operator has frozen an agent')
    .action(lazily(() => import('./unfreeze-agent.action.ts'))),
  withActorOptions(new Command('guarantee'))
    .summary(
      'add money of the house to the account that pays dividends that an upline does not pay',
    )
    .argument('<merchant>', 'the merchant')
    .requiredOption('--add <amount>', 'how much, in the brand’s currency')
    .option('--key <text>', 'given again, it adds nothing more')
    .addOption(jsonOption())
    .action(lazily(() => import('./fund-guarantee.action.ts'))),
];

const billsCommand = (): Command =>
  new Command('bills')
    .summary('the bills of contracts, the newest first')
    .argument('<merchant>', 'the merchant')
    .option('--of <username>', 'those that are paid to or by this account')
    .addOption(new Option('--state <state>', 'those in this state').choices(billStates))
    .addOption(limitOption(50))
    .addOption(jsonOption())
    .action(lazily(() => import('./list-bills.action.ts')));

const agentCommand = (name: string): Command =>
  withActorOptions(new Command(name))
    .argument('<merchant>', 'the merchant')
    .argument('<username>', 'the agent')
    .addOption(jsonOption());

const parseId = (text: string): number => {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new InvalidArgumentError('it is a whole number above 0.');
};

const parseMoment = (text: string): Date => {
  const moment = new Date(text);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(moment.getTime()))
    return moment;
  throw new InvalidArgumentError('write it as 2026-03-01T00:00:00Z.');
};
