import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { promptAnswers } from './prompt-answers.ts';

const ENTER = '\r';
const CLEAR = '\u0015';
const DOWN = '\u001B[B';
const UP = '\u001B[A';

/** A terminal at which a person answers each question once it is shown, in this order. */
const terminalOf = (script: readonly [question: string, keys: string][]) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const left = [...script];
  let shown = '';
  output.on('data', (chunk: Buffer) => {
    shown += stripVTControlCharacters(chunk.toString());
    const [next] = left;
    if (!next || !shown.includes(next[0])) return;
    left.shift();
    shown = '';
    setImmediate(() => input.write(next[1]));
  });
  return { input, output, left };
};

const LATER = ['legalName', 'slogan', 'domain', 'languages', 'currency', 'timeZone'] as const;
const flags = {
  ...Object.fromEntries(LATER.map((key) => [key, 'given'])),
  jurisdiction: 'sandbox',
};

test('a step can be taken back, and what is answered then counts', async () => {
  const terminal = terminalOf([
    ['Its code', `aurora${ENTER}`],
    ['The brand’s name', `${CLEAR}Wrong${ENTER}`],
    ['The theme to start from', `${UP}${ENTER}`.replace(UP, UP.repeat(2))],
    ['The brand’s name', `${CLEAR}Zürich${ENTER}`],
    ['The theme to start from', ENTER],
    ['A file with its logo', `<${ENTER}`],
    ['The theme to start from', `${DOWN}${ENTER}`],
    ['A file with its logo', ENTER],
    ['Main color', `${CLEAR}teal${ENTER}`],
    ['Second color', ENTER],
    ['All of it right?', ENTER],
  ]);

  const answers = await promptAnswers(undefined, flags, () => undefined, terminal);

  expect(answers).toEqual({
    code: 'aurora',
    flags: { ...flags, name: 'Zürich', theme: 'neon', primary: 'teal', accent: '#3ad6ff' },
  });
});

test('before anything is made, each answer can be changed', async () => {
  const terminal = terminalOf([
    ['The brand’s name', ENTER],
    ['All of it right?', `${DOWN}${ENTER}`],
    ['The brand’s name', `${CLEAR}Boreal${ENTER}`],
    ['All of it right?', ENTER],
  ]);
  const rest = { ...flags, theme: 'night', logo: 'a.svg' };

  const answers = await promptAnswers('aurora', rest, () => undefined, terminal);

  expect(answers).toEqual({ code: 'aurora', flags: { ...rest, name: 'Boreal' } });
});

test('a jurisdiction that asks for a number brings up its question', async () => {
  const { jurisdiction: _, ...open } = { ...flags, name: 'Aurora', theme: 'night', logo: 'a.svg' };
  const terminal = terminalOf([
    ['Where it is licensed', `${DOWN}${ENTER}`],
    ['Its licence: the account', `12345${ENTER}`],
    ['Its licence: the address', `https://gamblingcommission.gov.uk/1${ENTER}`],
    ['All of it right?', ENTER],
  ]);

  const answers = await promptAnswers('aurora', open, () => undefined, terminal);

  expect(answers.flags).toMatchObject({
    jurisdiction: 'great-britain',
    licenceNumber: '12345',
    licenceUrl: 'https://gamblingcommission.gov.uk/1',
  });
});

test('whoever breaks off writes nothing', async () => {
  const terminal = terminalOf([['Its code', '\u0003']]);

  await expect(promptAnswers(undefined, flags, () => undefined, terminal)).rejects.toThrow('');
});
