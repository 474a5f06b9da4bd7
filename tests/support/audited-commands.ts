import type { TestPlatform } from './platform.ts';
import type { Command } from 'commander';
import type { Finished } from '../build/run-livery.ts';

/** A command that can be run, by the words that follow `livery platform`. */
export interface RunnableCommand {
  name: string;
  /** It takes `--as`: who decides. */
  asksWho: boolean;
  /** It takes `--reason`. */
  asksWhy: boolean;
  /** It takes `--json`. */
  takesJson: boolean;
}

/** What a walk over the commands has made: there is something to show of everything. */
export interface Walked {
  username: string;
  /** A member whom somebody invited. */
  friend: string;
  /** The newest number of a table. */
  idOf: (table: string) => Promise<string>;
}

const OF = ['--merchant', 'alpha'];

/**
 * The commands of `livery platform` that change nothing that a person decides: they show, or do what the platform does by itself at
 * its own time; with what each is given.
 */
export const READING: Readonly<Record<string, (made: Walked) => Promise<string[]> | string[]>> = {
  'agents tree': () => ['alpha'],
  'agents domains': () => ['alpha'],
  'agents bills': () => ['alpha'],
  'agents explain': async ({ idOf }) => [await idOf('contract_bill')],
  doctor: () => [],
  'archive list': () => [],
  alarms: () => OF,
  'audit show': () => [],
  'audit verify': () => [],
  'audit export': () => OF,
  outbox: () => OF,
  'messages list': () => OF,
  'messages keys': () => [],
  feedback: () => OF,
  'members list': () => OF,
  'members show': ({ username }) => [username, ...OF],
  identity: () => OF,
  deposits: () => OF,
  withdrawals: () => OF,
  'withdrawals show': async ({ idOf }) => [await idOf('withdrawal')],
  'orders list': () => OF,
  'points show': ({ username }) => [username, ...OF],
  'promotions list': () => OF,
  'promotions show': () => ['story', ...OF],
  'promotions forecast': () => ['story', ...OF],
  'promotions applications': () => OF,
  'referrals list': () => OF,
  'referrals show': ({ friend }) => [friend, ...OF],
  'ranks list': () => OF,
  'ranks show': ({ username }) => [username, ...OF],
  // Pays what a job pays at midnight, once.
  'rebates run': () => OF,
  'lottery list': () => ['drawhouse-evening-3d'],
  // Of a demo world only.
  'lottery draw': () => ['drawhouse-evening-3d'],
};

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
        ? [
            {
              name: own.join(' '),
              asksWho: takes('--as'),
              asksWhy: takes('--reason'),
              takesJson: takes('--json'),
            },
          ]
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

/** A draw is made by hand in a demo world alone: this member's name says that it is one. */
export const makeDemoWorld = async (
  { database }: Pick<TestPlatform, 'database'>,
  username: string,
): Promise<void> => {
  await database
    .updateTable('member')
    .set({ username: 'demomember', registeredIp: '127.0.0.1' })
    .where('username', '=', username)
    .execute();
};

/** How a reading command ended, and what it printed with `--json`. */
interface Read {
  name: string;
  code: number | null;
  stderr: string;
  json: object;
}

/** Runs every reading command that takes `--json`; one whose output does not fit its published schema throws. */
export const readAll = async (
  commands: readonly RunnableCommand[],
  livery: (...args: string[]) => Promise<Finished>,
  made: Walked,
): Promise<Read[]> => {
  const read: Read[] = [];
  for (const [name, give] of Object.entries(READING)) {
    if (!commands.some((each) => each.name === name && each.takesJson)) continue;
    const { code, stdout, stderr } = await livery(
      ...name.split(' '),
      ...(await give(made)),
      '--json',
    );
    read.push({ name, code, stderr, json: JSON.parse(stdout || '{}') as object });
  }
  return read;
};

/** Whether a list shows nothing, and its schema was held against nothing. */
export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
