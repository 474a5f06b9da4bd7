import { Command } from 'commander';
import { withActor } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';
import { merchantOption } from '../../options/merchant.option.ts';

/** `livery platform feedback`: what visitors and members write. */
export const feedbackCommand = (): Command =>
  new Command('feedback')
    .summary('show what visitors and members wrote')
    .description('Shows the newest messages of the feedback form and writes their pictures.')
    .addOption(merchantOption())
    .addOption(limitOption(20))
    .option('--save-pictures <folder>', 'write the pictures that came with them there')
    .addOption(jsonOption())
    .action(lazily(() => import('./feedback.action.ts')))
    .addCommand(answerCommand());

const answerCommand = (): Command =>
  withActor(new Command('answer'))
    .summary('answer a member’s feedback by a message')
    .argument('<id>', 'the number of the feedback')
    .requiredOption('--merchant <code>', 'the merchant')
    .requiredOption('--text <answer>', 'the answer, as the member reads it')
    .addOption(jsonOption())
    .action(lazily(() => import('./answer-feedback.action.ts')));
