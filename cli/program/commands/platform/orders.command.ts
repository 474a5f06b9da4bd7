import { Command, InvalidArgumentError, Option } from 'commander';
import { orderStates } from '#platform/money/mall/read-orders.ts';
import { withActor, withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';
import { merchantOption } from '../../options/merchant.option.ts';

/** `livery platform orders`: goods that members redeemed for points, and their way to them. */
export const ordersCommand = (): Command =>
  new Command('orders')
    .summary('show, confirm, ship, complete and reject orders of the points mall')
    .description('Shows the goods that members redeemed for points, and takes them on their way.')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(decideCommand('confirm', 'the goods are there and will be sent'))
    .addCommand(
      decideCommand('ship', 'they are on their way')
        .requiredOption('--tracking <number>', 'the parcel’s number; the member reads it')
        .option('--carrier <name>', 'who carries it; the member reads it'),
    )
    .addCommand(decideCommand('complete', 'they have arrived'))
    .addCommand(
      decideCommand(
        'reject',
        'give the points back; also when a parcel came back',
        'why; the member reads it, and it is kept in the audit log',
      ),
    );

const listCommand = (): Command =>
  new Command('list')
    .summary('the orders that wait for the house, the oldest first')
    .addOption(merchantOption())
    .addOption(new Option('--state <state>', 'those in one state only').choices(orderStates))
    .addOption(limitOption(50))
    .addOption(jsonOption())
    .action(lazily(() => import('./list-orders.action.ts')));

const showCommand = (): Command =>
  withActor(onOne('show', 'one order with the address; that it was seen is noted')).action(
    lazily(() => import('./show-order.action.ts')),
  );

const decideCommand = (
  step: 'confirm' | 'ship' | 'complete' | 'reject',
  summary: string,
  why?: string,
): Command =>
  withActorOptions(onOne(step, summary), why).action(
    lazily(async () => ({ run: (await import('./decide-order.action.ts'))[step] })),
  );

const parseId = (text: string): number => {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id >= 1) return id;
  throw new InvalidArgumentError('it is the number that livery platform orders list shows.');
};

const onOne = (verb: string, summary: string): Command =>
  new Command(verb)
    .summary(summary)
    .argument('<number>', 'the order’s number', parseId)
    .addOption(jsonOption());
