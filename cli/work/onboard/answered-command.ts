import type { AnswerFlags } from './answer-flags.ts';

const quoted = (text: string): string =>
  /^[\w./:][\w./:#-]*$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

const flagOf = (key: string): string =>
  `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The command that gives the answers as flags, for a shell: what was answered at a terminal is not lost
 * when the merchant cannot be made.
 */
export const answeredCommand = (code: string, flags: AnswerFlags): string =>
  [
    `npm run livery -- new ${quoted(code)}`,
    ...Object.entries(flags).map(([key, value]) => `${flagOf(key)} ${quoted(String(value))}`),
  ].join(' ');
