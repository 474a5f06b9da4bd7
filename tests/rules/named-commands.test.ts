import type { Command } from 'commander';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeProgram } from '../../cli/program/program.ts';
import { lineAt, root } from '../support/source-files.ts';

/** Whatever tells people, or their machines, what to run. */
const PLACES = [
  '*.md',
  'tests/README.md',
  'deploy/**/*.{md,yaml,yml,conf,service,sh}',
  'stories/handbook/*.mdx',
];

/** History: what stood there was right in its time. */
const PAST = new Set(['CHANGELOG.md', 'THIRD-PARTY.md']);

let program: Command;

beforeAll(async () => {
  program = await makeProgram();
});

/** Calls of the command in the code of a text: what stands between backticks, in a block, or behind a comment's sign. */
const callsIn = (text: string): { at: number; words: string[] }[] =>
  [
    ...text.matchAll(
      /(?:npm run (?:-s |--silent )?livery --|(?<=[`$(\s'/]|^)(?<!the )livery) (.+)/gm,
    ),
  ]
    // `docker compose -p livery -f …` is no call of it.
    .filter(({ 1: rest = '', index }) => /^[a-z]+\b(?![./])/.test(rest) && isCode(text, index))
    .map(({ 1: rest = '', index }) => ({
      at: lineAt(text, index),
      words: (rest.split(/[`#|>;·)"“”]|&&|'$|, | \\$/)[0] ?? '')
        .trim()
        .split(/\s+/)
        .filter(Boolean),
    }));

/** Whether a place of a text is code: after an odd number of backticks of its line, or a line of a block. */
const isCode = (text: string, index: number): boolean => {
  const before = text.slice(0, index);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const isInBlock = (before.match(/^```/gm)?.length ?? 0) % 2 === 1;
  return isInBlock || (line.match(/`/g)?.length ?? 0) % 2 === 1;
};

/** The verb that is meant where none is said, such as `show` of `livery theme volt`. */
const usualOf = (command: Command): Command | undefined => {
  const { _defaultCommandName: name } = command as unknown as { _defaultCommandName?: string };
  return command.commands.find((each) => each.name() === name);
};

const isWrongVerb = (command: Command, word: string): boolean =>
  command.commands.length > 0 &&
  command.registeredArguments.length === 0 &&
  usualOf(command) === undefined &&
  /^[a-z-]+$/.test(word);

/** What of a call is no verb and no option of the command; null where all of it is. */
const findUnknown = (words: readonly string[]): string | null => {
  let at: Command = program;
  const above: Command[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (/^--?[a-z]/i.test(word)) {
      const [name = ''] = word.split(/[=,…]/);
      const option = [at, ...above]
        .flatMap(({ options }) => options)
        .find(({ long, short }) => long === name || short === name);
      if (!option && name !== '--help' && name !== '--version') return name;
      if (option && (option.required || option.optional) && !word.includes('=')) index += 1;
      continue;
    }
    const verb = at.commands.find((each) => each.name() === word || each.aliases().includes(word));
    if (verb) above.push(at);
    else if (isWrongVerb(at, word)) return word;
    at = verb ?? usualOf(at) ?? at;
  }
  return null;
};

test('every verb and option of the command that a text names is there', () => {
  const files = globSync(PLACES, { cwd: root }).filter((file) => !PAST.has(file));
  const calls = files.flatMap((file) =>
    callsIn(readFileSync(path.join(root, file), 'utf8')).map((call) => ({ file, ...call })),
  );

  expect(calls.length).toBeGreaterThan(200);
  const unknown = calls.flatMap(({ file, at, words }) => {
    const word = findUnknown(words);
    return word === null ? [] : [`${file}:${at} ${word} in livery ${words.join(' ')}`];
  });
  expect(unknown).toEqual([]);
});

test('every script that a text has npm run is there', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const files = globSync(PLACES, { cwd: root }).filter((file) => !PAST.has(file));
  const named = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    // `npm run bench:*` names several.
    return [...text.matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*\b)(?!:\*)/g)].map(
      ({ 1: name = '', index }) => ({ name, place: `${file}:${lineAt(text, index)}` }),
    );
  });

  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test.each([
  ['`livery platform alarms sean 3`', 'sean'],
  ['`livery bild shwe`', 'bild'],
  ['```sh\nnpm run livery -- build --owt dist # both\n```', '--owt'],
  ['`livery platform deposits --json` and `livery host nginx --upstream a:1`', null],
])('%j: what is not there is found', (text, unknown) => {
  const found = callsIn(text).flatMap(({ words }) => findUnknown(words) ?? []);

  expect(found).toEqual(unknown === null ? [] : [unknown]);
});
