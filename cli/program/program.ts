import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { toDiskError } from '../base/files/disk-error.ts';
import { InputError, InternalError, UsageError } from '../base/terminal/errors.ts';
import { MerchantsError } from '../build/fleet/merchants-error.ts';
import { printLine, printError } from '../base/terminal/print.ts';

/** What the process leaves with: 0 fine, 1 the input is at fault, 2 wrong usage, 70 our fault. */
export const EXIT = { fine: 0, input: 1, usage: 2, ours: 70 } as const;

/** Every verb, in the order of the help; loaded when it is asked for. */
const VERBS: Readonly<Record<string, () => Promise<Command>>> = {
  new: async () => (await import('./commands/new/new.command.ts')).newCommand(),
  check: async () => (await import('./commands/check/check.command.ts')).checkCommand(),
  migrate: async () => (await import('./commands/migrate/migrate.command.ts')).migrateCommand(),
  content: async () => (await import('./commands/content/content.command.ts')).contentCommand(),
  generate: async () => (await import('./commands/generate/generate.command.ts')).generateCommand(),
  schema: async () => (await import('./commands/schema/schema.command.ts')).schemaCommand(),
  plan: async () => (await import('./commands/plan/plan.command.ts')).planCommand(),
  explain: async () => (await import('./commands/explain/explain.command.ts')).explainCommand(),
  build: async () => (await import('./commands/build/build.command.ts')).buildCommand(),
  gather: async () => (await import('./commands/gather/gather.command.ts')).gatherCommand(),
  store: async () => (await import('./commands/store/store.command.ts')).storeCommand(),
  dev: async () => (await import('./commands/dev/dev.command.ts')).devCommand(),
  serve: async () => (await import('./commands/serve/serve.command.ts')).serveCommand(),
  start: async () => (await import('./commands/start/start.command.ts')).startCommand(),
  preview: async () => (await import('./commands/preview/preview.command.ts')).previewCommand(),
  list: async () => (await import('./commands/list/list.command.ts')).listCommand(),
  verify: async () => (await import('./commands/verify/verify.command.ts')).verifyCommand(),
  manifest: async () => (await import('./commands/manifest/manifest.command.ts')).manifestCommand(),
  publish: async () => (await import('./commands/publish/publish.command.ts')).publishCommand(),
  rollback: async () => (await import('./commands/rollback/rollback.command.ts')).rollbackCommand(),
  theme: async () => (await import('./commands/theme/theme.command.ts')).themeCommand(),
  host: async () => (await import('./commands/host/host.command.ts')).hostCommand(),
  platform: async () => (await import('./commands/platform/platform.command.ts')).platformCommand(),
  games: async () => (await import('./commands/games/games.command.ts')).gamesCommand(),
  completion: async () =>
    (await import('./commands/completion/completion.command.ts')).completionCommand(),
  doctor: async () => (await import('./commands/doctor/doctor.command.ts')).doctorCommand(),
};

const isVerb = (word: string | undefined): word is string =>
  word !== undefined && Object.hasOwn(VERBS, word);

/**
 * The verb that a command line begins with, alone: a build loads nothing of the server. All of them
 * for the help, for completion, and where the word is none.
 */
const commandsFor = (word: string | undefined): Promise<Command[]> => {
  const wanted = isVerb(word) ? [VERBS[word]] : Object.values(VERBS);
  return Promise.all(wanted.flatMap((load) => load?.() ?? []));
};

/**
 * The command, with the verb that a command line begins with, or with every verb where it begins with none.
 *
 * @param args the words after `livery`; none: every verb
 */
export const makeProgram = async (args: readonly string[] = []): Promise<Command> => {
  const program = new Command('livery')
    // An option belongs to the verb that it follows: `theme import` has its own.
    .enablePositionalOptions()
    .description('One online-gaming product, dressed in any number of brands.')
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .addHelpText(
      'after',
      '\nExamples:\n  livery new aurora            make a merchant by answering questions\n' +
        '  livery check                 find every fault of every merchant\n' +
        '  livery build shwe volt       build two sites into dist/\n' +
        '  livery dev shwe              work on one site with hot reload\n',
    );
  for (const command of await commandsFor(args[0])) program.addCommand(command);
  if (!isVerb(args[0])) {
    const { completeCommand } = await import('./commands/complete/complete.command.ts');
    program.addCommand(completeCommand(), { hidden: true });
  }
  for (const verb of verbsOf(program)) verb.copyInheritedSettings(program);
  // After the commands are added, so that each of them throws instead of leaving by itself.
  for (const command of [program, ...verbsOf(program)]) {
    command.exitOverride().showHelpAfterError('(add --help for what it takes)');
  }
  return program;
};

/** Every command below one, at any depth. */
export const verbsOf = (command: Command): Command[] =>
  command.commands.flatMap((verb) => [verb, ...verbsOf(verb)]);

/** Reads what the environment keeps of ours in files; most commands are started without any. */
const readFiles = async (): Promise<void> => {
  const { readSecrets } = await import('../work/serving/read-settings.ts');
  readSecrets();
};

/** Whether a fault that nobody foresaw is among those of the brands. */
const holdsOurFault = async ({ problems }: MerchantsError): Promise<boolean> => {
  const { isOurFault } = await import('#config/unforeseen-issue.ts');
  return problems.some(isOurFault);
};

/**
 * Runs one command line and answers the exit code. This is the one catch of the program.
 *
 * @param args the words after the program's name
 */
export const runProgram = async (args: string[]): Promise<number> => {
  try {
    if (Object.keys(process.env).some((name) => /^(LIVERY_|DATABASE_URL).*_FILE$/.test(name)))
      await readFiles();
    const program = await makeProgram(args);
    if (args.length === 0) {
      program.outputHelp({ error: true });
      return EXIT.usage;
    }
    await program.parseAsync(args, { from: 'user' });
    return EXIT.fine;
  } catch (thrown) {
    const error = toDiskError(thrown) ?? thrown;
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    if (error instanceof InputError || error instanceof UsageError) {
      if (error instanceof MerchantsError) {
        const { renderIssues } = await import('../base/terminal/render-issues.ts');
        printLine(renderIssues(error.problems));
      }
      printError(error.message);
      if (error instanceof MerchantsError && (await holdsOurFault(error))) return EXIT.ours;
      return error instanceof InputError ? EXIT.input : EXIT.usage;
    }
    if (error instanceof InternalError) {
      printError(error.message);
      return EXIT.ours;
    }
    printError(
      `a fault of ours, not of your files: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return EXIT.ours;
  }
};
