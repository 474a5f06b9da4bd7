import { Command } from 'commander';
import { withActorOptions } from '../../options/actor.option.ts';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';
import { merchantOption } from '../../options/merchant.option.ts';

const FRIEND = 'the invited friend’s username';

/** `livery platform referrals`: which friends members have invited, and what that has brought. */
export const referralsCommand = (): Command =>
  new Command('referrals')
    .summary('show invited friends, why some earn nothing, and revoke')
    .description(
      'Shows which friends members have invited, what they bring, and why some bring nothing.',
    )
    .addCommand(
      new Command('list')
        .summary('invited friends, the newest first')
        .addOption(merchantOption())
        .option('--inviter <username>', 'those of one member only')
        .option('--barred', 'those with whom nothing is earned only')
        .addOption(limitOption(50))
        .addOption(jsonOption())
        .action(lazily(() => import('./list-referrals.action.ts'))),
    )
    .addCommand(
      new Command('show')
        .summary('one friend: stages, rewards, why nothing is earned')
        .argument('<friend>', FRIEND)
        .requiredOption('--merchant <code>', 'the merchant')
        .addOption(jsonOption())
        .action(lazily(() => import('./show-referral.action.ts'))),
    )
    .addCommand(
      withActorOptions(new Command('revoke'))
        .summary('nothing more is earned; what nobody has claimed is taken back')
        .argument('<friend>', FRIEND)
        .requiredOption('--merchant <code>', 'the merchant')
        .addOption(jsonOption())
        .action(lazily(() => import('./revoke-referral.action.ts'))),
    );
