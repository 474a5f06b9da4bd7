import { Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';
import { limitOption } from '../../options/limit.option.ts';
import { merchantOption } from '../../options/merchant.option.ts';

/** `livery platform outbox`: the SMS and e-mails that left or wait to leave. */
export const outboxCommand = (): Command =>
  new Command('outbox')
    .summary('show the SMS and e-mails of the outbox')
    .description(
      'Shows the newest messages. Without LIVERY_SMTP_URL and LIVERY_SMS_URL nothing leaves: the ' +
        'outbox is where to read them. A message that was handed over keeps no text.',
    )
    .addOption(merchantOption())
    .addOption(limitOption(20))
    .addOption(jsonOption())
    .action(lazily(() => import('./outbox.action.ts')));
