import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '#config/languages/translated-languages.ts';
import { lineAt, root } from '../support/source-files.ts';

/** The texts of an area of the English words, by their keys. */
const textsOf = (words: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${prefix}${name}`, value] satisfies [string, string]]
      : textsOf(value as object, `${prefix}${name}.`),
  );

const areas = globSync('en/*.json', { cwd: LOCALES }).map((file) =>
  textsOf(JSON.parse(readFileSync(path.join(LOCALES, file), 'utf8')) as object),
);

/** Another text of the area that contains the text of this key: both may stand on one screen, one of them for seconds. */
const containerOf = (key: string): string | undefined => {
  const area = areas.find((texts) => texts.some(([name]) => name === key));
  const text = area?.find(([name]) => name === key)?.[1].toLowerCase();
  if (!area || text === undefined) return undefined;
  return area.find(
    ([, other]) => other.toLowerCase().includes(text) && other.toLowerCase() !== text,
  )?.[1];
};

/** Labels with their mark of a required field; what contains them is an error that the test does not cause. */
const exempt = ['fields.verificationCode'];

test('a text looked for in a browser is exact where another text of its screens contains it', () => {
  const files = globSync('tests/site/**/*.test.ts', { cwd: root });
  const looked = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return [...source.matchAll(/getByText\(say\('([\w.]+)'\)\)(?!\s*\.(?:first|last|nth)\()/g)].map(
      ({ 1: key = '', index }) => ({
        key,
        at: `${file}:${lineAt(source, index)}`,
      }),
    );
  });
  expect(looked.length).toBeGreaterThan(50);

  const doubtful = looked.flatMap(({ key, at }) => {
    const container = exempt.includes(key) ? undefined : containerOf(key);
    return container === undefined ? [] : [`${at} ${key} is also in "${container}"`];
  });
  expect(doubtful).toEqual([]);
});

test('such a text is found: the state of an order is also in what its toast says', () => {
  expect(containerOf('mall.states.PROCESSING')).toContain('on its way');
});
