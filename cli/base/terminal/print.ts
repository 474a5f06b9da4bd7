import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Colors a text for stderr; plain when stderr is no terminal or NO_COLOR is set. */
export const tint = (style: Style, text: string): string =>
  styleText(style, text, { stream: process.stderr });

/** Colors a text for stdout; plain when stdout is no terminal or NO_COLOR is set. */
export const tintData = (style: Style, text: string): string =>
  styleText(style, text, { stream: process.stdout });

/** Writes one message for the person at the terminal: stderr, never mixed with data. */
export const printLine = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Writes why the command stops. An empty message means that the report is already out. */
export const printError = (message: string): void => {
  if (message !== '') printLine(`${tint('red', 'livery:')} ${message}`);
};

/** Writes the command's answer: stdout, so that it can be piped. */
export const print = (text: string): void => {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
};

/**
 * Of the form of what verbs print with `--json`. It grows when a field goes or means something else;
 * a field that is added leaves it as it is. The forms are published in schema/output.
 */
const OUTPUT_VERSION = 1;

/** An answer has named fields: a list could not bear the version of its form. */
type Answer<Value> = Value extends readonly unknown[] ? never : Value;

/** Writes the command's answer as JSON, with the version of its form as `outputVersion`. */
export const printJson = <Value extends object>(value: Answer<Value>): void =>
  printDocument({ outputVersion: OUTPUT_VERSION, ...value });

/** Writes one of many answers as JSON in a line of its own, with the version of its form. */
export const printJsonLine = <Value extends object>(value: Answer<Value>): void =>
  print(JSON.stringify({ outputVersion: OUTPUT_VERSION, ...value }));

/** Writes JSON whose form somebody else has decided, such as design tokens. */
export const printDocument = (value: unknown): void => print(JSON.stringify(value, null, 2));
