import type { TestPlatform } from './platform.ts';
import type { Command } from 'commander';

/** A command that can be run, by the words that follow `livery platform`. */
export interface RunnableCommand {
  name: string;
  /** It takes `--as`: who decides. */
  asksWho: boolean;
  /** It takes `--reason`. */
  asksWhy: boolean;
}

/**
 * The commands of `livery platform` that change nothing that a person decides: they show, or do what the platform does by itself at
 * its own time.
 */
export const READING: ReadonlySet<string> = new Set([
  'agents tree',
  'agents domains',
  'agents bills',
  'agents explain',
  'alarms',
  'audit show',
  'audit verify',
  'audit export',
  'outbox',
  'messages list',
  'messages keys',
  'feedback',
  'identity',
  'deposits',
  'withdrawals',
  'withdrawals show',
  'orders list',
  'points show',
  'promotions list',
  'promotions show',
  'promotions forecast',
  'promotions applications',
  'referrals list',
  'referrals show',
  'ranks list',
  'ranks show',
  // Pays what a job pays at midnight, once.
  'rebates run',
  'lottery list',
  // Of a demo world only.
  'lottery draw',
]);

/** Whether a command does something by itself, and not by its subcommands alone. */
const isRunnable = (command: Command): boolean =>
  command.commands.length === 0 || command.options.length > 0;

/** Every command below another one that can be run, from the table that the program itself is made of. */
export const runnableCommands = (above: Command, path: readonly string[] = []): RunnableCommand[] =>
  above.commands.flatMap((command) => {
    const own = [...path, command.name()];
    const takes = (flag: string) => command.options.some(({ long }) => long === flag);
    return [
      ...(isRunnable(command)
        ? [{ name: own.join(' '), asksWho: takes('--as'), asksWhy: takes('--reason') }]
        : []),
      ...runnableCommands(command, own),
    ];
  });

/** Who decided what, in the order of the audit log. */
export const auditEntries = ({ database }: Pick<TestPlatform, 'database'>) =>
  database
    .selectFrom('auditEntry')
    .select(['actor', 'reason'])
    .orderBy('merchantId')
    .orderBy('seq')
    .execute();
