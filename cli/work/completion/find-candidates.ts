import type { Argument, Command, Option } from 'commander';

/** What stands in the way of one more word on a command line. */
interface Line {
  command: Command;
  /** The words after the command that are no options. */
  operands: string[];
  /** The option whose value comes next. */
  awaits: Option | undefined;
}

/** What one may write next: a word, and what it means. */
export interface Candidate {
  word: string;
  about: string;
}

const optionsOf = (command: Command): Option[] => {
  const help = command.createHelp();
  return help.visibleOptions(command);
};

const commandsOf = (command: Command): Command[] => command.createHelp().visibleCommands(command);

/** Follows the words of a line from command to command. */
const follow = (program: Command, words: readonly string[]): Line => {
  const line: Line = { command: program, operands: [], awaits: undefined };
  for (const word of words) {
    if (line.awaits) {
      line.awaits = undefined;
      continue;
    }
    const option = optionsOf(line.command).find(
      ({ long, short }) => long === word || short === word,
    );
    if (option) {
      if (option.required) line.awaits = option;
      continue;
    }
    if (word.startsWith('-')) continue;
    const below = line.command.commands.find((each) => each.name() === word);
    if (below && line.operands.length === 0) line.command = below;
    else line.operands.push(word);
  }
  return line;
};

/** Whether an argument is a merchant's code, or several. */
const isCode = (argument: Argument | undefined): boolean =>
  argument !== undefined && ['code', 'codes', 'merchant'].includes(argument.name());

/** The argument that a further word would be. */
const nextArgument = ({ command, operands }: Line): Argument | undefined => {
  const { registeredArguments } = command;
  const last = registeredArguments.at(-1);
  return registeredArguments[operands.length] ?? (last?.variadic ? last : undefined);
};

const ofOption = (option: Option, codes: () => string[]): Candidate[] => {
  if (option.argChoices) return option.argChoices.map((word) => ({ word, about: '' }));
  // `--merchant <code>` names one; everything else is a file, or nobody can know it.
  return option.attributeName() === 'merchant' ? codes().map((word) => ({ word, about: '' })) : [];
};

/**
 * What may stand in the place of the last word of a command line, read from the program itself:
 * verbs, options, values of options and merchants' codes.
 *
 * @param words after the program's name; the last one is being written and may be empty
 * @param codes the merchants' codes, asked for only where one may stand
 * @returns an empty list where the shell had better offer files
 */
export const findCandidates = (
  program: Command,
  words: readonly string[],
  codes: () => string[],
): Candidate[] => {
  const written = words.at(-1) ?? '';
  const line = follow(program, words.slice(0, -1));
  const fits = ({ word }: Candidate): boolean => word.startsWith(written);
  if (line.awaits) return ofOption(line.awaits, codes).filter(fits);
  if (written.startsWith('-')) {
    return optionsOf(line.command)
      .map(({ long, short, description }) => ({ word: long ?? short ?? '', about: description }))
      .filter(fits);
  }
  const verbs = line.operands.length === 0 ? commandsOf(line.command) : [];
  const argument = nextArgument(line);
  const taken = new Set(line.operands);
  return [
    ...verbs.map((verb) => ({ word: verb.name(), about: verb.summary() || verb.description() })),
    ...(argument?.argChoices ?? []).map((word) => ({ word, about: '' })),
    ...(isCode(argument)
      ? codes()
          .filter((code) => !taken.has(code))
          .map((word) => ({ word, about: '' }))
      : []),
  ].filter(fits);
};
