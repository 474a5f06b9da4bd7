import { Command } from 'commander';
import { settingsHelp } from '../../options/server.options.ts';
import { agentsCommand } from './agents.command.ts';
import { alarmsCommand } from './alarms.command.ts';
import { archiveCommand } from './archive.command.ts';
import { auditCommand } from './audit.command.ts';
import { bonusCommand } from './bonus.command.ts';
import { cellsCommand, moveCommand } from './cells.command.ts';
import { depositsCommand } from './deposits.command.ts';
import { chatCommand } from './chat.command.ts';
import { platformDoctorCommand } from './doctor.command.ts';
import { feedbackCommand } from './feedback.command.ts';
import { identityCommand } from './identity.command.ts';
import { lotteryCommand } from './lottery.command.ts';
import { membersCommand } from './members.command.ts';
import { ordersCommand } from './orders.command.ts';
import { messagesCommand } from './messages.command.ts';
import { outboxCommand } from './outbox.command.ts';
import { pointsCommand } from './points.command.ts';
import { profileCommand } from './profile.command.ts';
import { promotionsCommand } from './promotions.command.ts';
import { referralsCommand } from './referrals.command.ts';
import { ranksCommand } from './ranks.command.ts';
import { rebatesCommand } from './rebates.command.ts';
import { uploadsCommand } from './uploads.command.ts';
import { verifyAgeCommand } from './verify-age.command.ts';
import { withdrawalsCommand } from './withdrawals.command.ts';

/** `livery platform`: what an operator does with the running platform's data. */
export const platformCommand = (): Command =>
  new Command('platform')
    .summary('operate the platform: messages, money, members')
    .description('Looks into the platform’s database and decides what waits for an operator.')
    .addHelpText('after', settingsHelp)
    .addCommand(platformDoctorCommand())
    .addCommand(cellsCommand())
    .addCommand(moveCommand())
    .addCommand(alarmsCommand())
    .addCommand(archiveCommand())
    .addCommand(auditCommand())
    .addCommand(outboxCommand())
    .addCommand(messagesCommand())
    .addCommand(feedbackCommand())
    .addCommand(uploadsCommand())
    .addCommand(chatCommand())
    .addCommand(membersCommand())
    .addCommand(profileCommand())
    .addCommand(identityCommand())
    .addCommand(depositsCommand())
    .addCommand(withdrawalsCommand())
    .addCommand(ordersCommand())
    .addCommand(bonusCommand())
    .addCommand(pointsCommand())
    .addCommand(promotionsCommand())
    .addCommand(referralsCommand())
    .addCommand(ranksCommand())
    .addCommand(agentsCommand())
    .addCommand(rebatesCommand())
    .addCommand(lotteryCommand())
    .addCommand(verifyAgeCommand());
