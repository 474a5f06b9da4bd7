import type { Readable, Writable } from 'node:stream';
import { cancel, intro, isCancel, select, text } from '@clack/prompts';
import { UsageError } from '../../base/terminal/errors.ts';
import type { AnswerFlags } from './answer-flags.ts';
import { type Given, type Question, questions } from './questions.ts';

/** Where is asked and answered. */
interface Terminal {
  input: Readable;
  output: Writable;
}

/** Prompts are messages: stdout stays free for data. */
const TERMINAL: Terminal = { input: process.stdin, output: process.stderr };

/** What is typed or chosen to see the question before again. */
const BACK = '<';

const answered = (answer: string | symbol, { output }: Terminal): string => {
  if (!isCancel(answer)) return String(answer).trim();
  cancel('Nothing was written.', { output });
  throw new UsageError('');
};

const ask = async (
  question: Question,
  given: Given,
  isFirst: boolean,
  terminal: Terminal,
): Promise<string> => {
  const { key, options, error } = question;
  const message = question.message(given);
  const initialValue = given[key] ?? question.initial(given);
  if (options) {
    const back = isFirst ? [] : [{ value: BACK, label: '← back' }];
    const choice = { message, options: [...options, ...back], initialValue, ...terminal };
    return answered(await select(choice), terminal);
  }
  const validate = (value = ''): string | undefined =>
    value.trim() === BACK && !isFirst ? undefined : error?.(value.trim());
  return answered(await text({ message, initialValue, validate, ...terminal }), terminal);
};

/** The last look: makes it, or goes to one of the answers again. */
const confirm = async (
  asked: readonly Question[],
  given: Given,
  terminal: Terminal,
): Promise<Question | undefined> => {
  const changes = asked.map((question) => ({
    value: question.key as string,
    label: `change: ${question.message(given)}`,
    hint: given[question.key] ?? '',
  }));
  const options = [{ value: '', label: 'make it' }, ...changes];
  const choice = answered(
    await select({ message: 'All of it right?', options, ...terminal }),
    terminal,
  );
  return asked.find(({ key }) => key === choice);
};

/** Asks the open questions one after the other, forwards and back. */
const walk = async (
  open: readonly Question[],
  flags: Given,
  terminal: Terminal,
): Promise<Given> => {
  const given: Given = { ...flags };
  const isAsked = ({ when }: Question): boolean => when?.(given) ?? true;
  const seen: Question[] = [];
  let next = open.find(isAsked);
  while (next !== undefined) {
    const answer = await ask(next, given, seen.length === 0, terminal);
    if (answer === BACK && seen.length > 0) {
      next = seen.pop();
      continue;
    }
    given[next.key] = answer;
    seen.push(next);
    next = open.slice(open.indexOf(next) + 1).find(isAsked);
  }
  for (;;) {
    const change = await confirm(open.filter(isAsked), given, terminal);
    if (change === undefined) break;
    const answer = await ask(change, given, false, terminal);
    if (answer !== BACK) given[change.key] = answer;
    // What an answer brought up is asked now.
    for (const question of open.filter((each) => isAsked(each) && given[each.key] === undefined))
      given[question.key] = await ask(question, given, true, terminal);
  }
  return Object.fromEntries(
    Object.entries(given).filter(([key]) => {
      const question = open.find((each) => each.key === key);
      return question === undefined || isAsked(question);
    }),
  );
};

/**
 * Asks at the terminal what the flags leave open. `<` goes back to the question before; at the end each
 * answer can be changed once more.
 *
 * @param findNewCodeError what is wrong with a code that a merchant would get
 * @throws {UsageError} without words when the questions are broken off
 */
export const promptAnswers = async (
  code: string | undefined,
  flags: AnswerFlags,
  findNewCodeError: (code: string) => string | undefined,
  terminal: Terminal = TERMINAL,
): Promise<{ code: string; flags: AnswerFlags }> => {
  intro(`A new merchant; ${BACK} goes back`, { output: terminal.output });
  const given: Given = { ...flags, ...(code !== undefined && { code }) };
  const open = questions(findNewCodeError).filter(({ key }) => given[key] === undefined);
  const { code: chosen = '', ...answers } = await walk(open, given, terminal);
  const { logo = '', ...rest } = answers;
  return { code: chosen, flags: { ...rest, ...(logo !== '' && { logo }) } };
};
