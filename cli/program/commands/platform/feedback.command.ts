import { Command } from 'commander';
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
    .action(lazily(() => import('./feedback.action.ts')));
