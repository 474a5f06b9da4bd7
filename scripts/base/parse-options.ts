import { parseArgs } from 'node:util';

/** Said or not. */
interface Flag {
  kind: 'flag';
  says: string;
}

/** One number. */
interface NumberOption {
  kind: 'number';
  /** What holds when nobody says otherwise; undefined is answered where it is left out. */
  usual?: number;
  /** The least that is taken; 1 when left out. */
  least?: number;
  most?: number;
  /** Whether parts of one are taken, too. */
  isBroken?: boolean;
  says: string;
}

/** Some whole numbers from 1, with commas between them. */
interface NumbersOption {
  kind: 'numbers';
  usual?: readonly number[];
  says: string;
}

/** A word. */
interface TextOption {
  kind: 'text';
  usual?: string;
  /** Those that are taken; any when left out. */
  oneOf?: readonly string[];
  says: string;
}

/** Words, each said by itself. */
interface TextsOption {
  kind: 'texts';
  oneOf?: readonly string[];
  says: string;
}

/** One option of a script. */
export type ScriptOption = Flag | NumberOption | NumbersOption | TextOption | TextsOption;

/** By their names, without the dashes. */
export type ScriptOptions = Record<string, ScriptOption>;

type ValueOf<One extends ScriptOption> = One extends Flag
  ? boolean
  : One extends NumberOption
    ? One extends { usual: number }
      ? number
      : number | undefined
    : One extends NumbersOption
      ? One extends { usual: readonly number[] }
        ? readonly number[]
        : readonly number[] | undefined
      : One extends TextOption
        ? One extends { usual: string }
          ? string
          : string | undefined
        : readonly string[];

/** What was said, or is usual. */
export type OptionValues<Options extends ScriptOptions> = {
  [Name in keyof Options]: ValueOf<Options[Name]>;
};

/** A script, as who starts it knows it. */
export interface Script<Options extends ScriptOptions> {
  /** The whole command, up to its options. */
  command: string;
  /** What it does, in a sentence. */
  does: string;
  options: Options;
}

/** What came of a line: values, a wish for help, or what is wrong with it, as a sentence. */
type Parsed<Options extends ScriptOptions> =
  | { values: OptionValues<Options> }
  | { help: true }
  | { fault: string };

const numberFault = ({ least = 1, most = Infinity, isBroken = false }: NumberOption): string => {
  const what = isBroken ? 'a number' : 'a whole number';
  return most === Infinity ? `${what} from ${least}` : `${what} from ${least} to ${most}`;
};

const isTaken = (text: string, { least = 1, most = Infinity, isBroken = false }: NumberOption) => {
  const value = Number(text);
  return (
    text.trim() !== '' &&
    value >= least &&
    value <= most &&
    (isBroken ? Number.isFinite(value) : Number.isSafeInteger(value))
  );
};

/** What an option takes, in words; null where what was said is taken. */
const wrongWith = (option: ScriptOption, said: string | boolean): string | null => {
  const text = String(said);
  if (option.kind === 'number') return isTaken(text, option) ? null : numberFault(option);
  if (option.kind === 'numbers')
    return text.split(',').every((each) => isTaken(each, { kind: 'number', says: '' }))
      ? null
      : 'whole numbers from 1 with commas between them';
  if (option.kind === 'flag' || !option.oneOf || option.oneOf.includes(text)) return null;
  return `one of ${option.oneOf.join(', ')}`;
};

const valueOf = (option: ScriptOption, said: readonly (string | boolean)[]): unknown => {
  const last = said.at(-1);
  if (option.kind === 'flag') return last === true;
  if (option.kind === 'texts') return said.map(String);
  if (last === undefined) return option.usual;
  if (option.kind === 'number') return Number(last);
  return option.kind === 'numbers' ? String(last).split(',').map(Number) : String(last);
};

/**
 * Reads the options of a script. `--help` and `-h` are of each.
 *
 * @param args what stands behind the command
 */
export const parseOptions = <const Options extends ScriptOptions>(
  { options }: Pick<Script<Options>, 'options'>,
  args: readonly string[],
): Parsed<Options> => {
  const known = Object.entries<ScriptOption>(options).map(
    ([name, { kind }]) =>
      [name, { type: kind === 'flag' ? 'boolean' : 'string', multiple: true } as const] as const,
  );
  let said: Record<string, (string | boolean)[] | boolean | undefined>;
  try {
    const help = { help: { type: 'boolean', short: 'h' } } as const;
    said = parseArgs({
      args: [...args],
      options: { ...Object.fromEntries(known), ...help },
    }).values;
  } catch (error) {
    // The first sentence says what is wrong; the others tell of positional arguments, which no script takes.
    return { fault: (error instanceof Error ? error.message : String(error)).split('. ')[0] ?? '' };
  }
  if (said['help']) return { help: true };
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries<ScriptOption>(options)) {
    const own = said[name];
    const all = Array.isArray(own) ? own : [];
    for (const each of all) {
      const takes = wrongWith(option, each);
      if (takes !== null) return { fault: `--${name} takes ${takes}; “${each}” is none` };
    }
    values[name] = valueOf(option, all);
  }
  // Each option has just been read by its kind.
  return { values: values as OptionValues<Options> };
};

const PLACE: Readonly<Record<ScriptOption['kind'], string>> = {
  flag: '',
  number: ' N',
  numbers: ' N,N',
  text: ' TEXT',
  texts: ' TEXT',
};

const usualOf = (option: ScriptOption): string => {
  if (option.kind === 'texts')
    return option.oneOf
      ? ` One of ${option.oneOf.join(', ')}; may be said again.`
      : ' May be said again.';
  if (option.kind === 'flag') return '';
  const among = option.kind === 'text' && option.oneOf ? ` One of ${option.oneOf.join(', ')}.` : '';
  return option.usual === undefined ? among : `${among} Usually ${String(option.usual)}.`;
};

/** How a script is used: the command, what it does, and a line for each option. */
export const usageOf = ({ command, does, options }: Script<ScriptOptions>): string => {
  const rows = Object.entries(options).map(([name, option]) => ({
    name: `--${name}${PLACE[option.kind]}`,
    says: `${option.says}${usualOf(option)}`,
  }));
  rows.push({ name: '--help', says: 'These lines.' });
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  const lines = rows.map(({ name, says }) => `  ${name.padEnd(width)}${says}`);
  return `${command} [-- options]\n\n${does}\n\n${lines.join('\n')}\n`;
};
