import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { buildCommand } from './commands/build/build.command.ts';
import { checkCommand } from './commands/check/check.command.ts';
import { completeCommand } from './commands/complete/complete.command.ts';
import { completionCommand } from './commands/completion/completion.command.ts';
import { contentCommand } from './commands/content/content.command.ts';
import { devCommand } from './commands/dev/dev.command.ts';
import { doctorCommand } from './commands/doctor/doctor.command.ts';
import { explainCommand } from './commands/explain/explain.command.ts';
import { gamesCommand } from './commands/games/games.command.ts';
import { gatherCommand } from './commands/gather/gather.command.ts';
import { generateCommand } from './commands/generate/generate.command.ts';
import { hostCommand } from './commands/host/host.command.ts';
import { listCommand } from './commands/list/list.command.ts';
import { migrateCommand } from './commands/migrate/migrate.command.ts';
import { manifestCommand } from './commands/manifest/manifest.command.ts';
import { newCommand } from './commands/new/new.command.ts';
import { planCommand } from './commands/plan/plan.command.ts';
import { platformCommand } from './commands/platform/platform.command.ts';
import { publishCommand } from './commands/publish/publish.command.ts';
import { rollbackCommand } from './commands/rollback/rollback.command.ts';
import { schemaCommand } from './commands/schema/schema.command.ts';
import { serveCommand } from './commands/serve/serve.command.ts';
import { startCommand } from './commands/start/start.command.ts';
import { storeCommand } from './commands/store/store.command.ts';
import { themeCommand } from './commands/theme/theme.command.ts';
import { verifyCommand } from './commands/verify/verify.command.ts';
import { toDiskError } from '../base/files/disk-error.ts';
import { InputError, InternalError, UsageError } from '../base/terminal/errors.ts';
import { MerchantsError } from '../build/fleet/merchants-error.ts';
import { printLine, printError } from '../base/terminal/print.ts';

/** What the process leaves with: 0 fine, 1 the input is at fault, 2 wrong usage, 70 our fault. */
export const EXIT = { fine: 0, input: 1, usage: 2, ours: 70 } as const;

const makeProgram = (): Command => {
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
  const commands = [
    newCommand,
    checkCommand,
    migrateCommand,
    contentCommand,
    generateCommand,
    schemaCommand,
    planCommand,
    explainCommand,
    buildCommand,
    gatherCommand,
    storeCommand,
    devCommand,
    serveCommand,
    startCommand,
    listCommand,
    verifyCommand,
    manifestCommand,
    publishCommand,
    rollbackCommand,
    themeCommand,
    hostCommand,
    platformCommand,
    gamesCommand,
    completionCommand,
    doctorCommand,
  ];
  for (const make of commands) program.addCommand(make());
  program.addCommand(completeCommand(), { hidden: true });
  for (const verb of verbsOf(program)) verb.copyInheritedSettings(program);
  // After the commands are added, so that each of them throws instead of leaving by itself.
  for (const command of [program, ...verbsOf(program)]) {
    command.exitOverride().showHelpAfterError('(add --help for what it takes)');
  }
  return program;
};

/** Every command below one, at any depth. */
const verbsOf = (command: Command): Command[] =>
  command.commands.flatMap((verb) => [verb, ...verbsOf(verb)]);

/**
 * Runs one command line and answers the exit code. This is the one catch of the program.
 *
 * @param args the words after the program's name
 */
export const runProgram = async (args: string[]): Promise<number> => {
  try {
    const program = makeProgram();
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
