import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineAt, parseSource, root, sourceFiles } from '../support/source-files.ts';

/** Looks and raw controls live in src/components; a screen only puts components together. */
const RAW = ['button', 'input', 'select', 'textarea', 'dialog', 'details', 'summary', 'style'];
const LOOKS = ['className', 'style'];

interface Node {
  type: string;
  start: number;
  name?: { type: string; name?: string };
}

/** Every JSX element and attribute of a program, however deep. */
const jsxOf = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(jsxOf);
  if (typeof value !== 'object' || value === null) return [];
  const { type } = value as { type?: string };
  const own = type === 'JSXOpeningElement' || type === 'JSXAttribute' ? [value as Node] : [];
  return [...own, ...Object.values(value).flatMap(jsxOf)];
};

const isLook = ({ type, name }: Node): boolean => {
  const word = name?.name ?? '';
  return type === 'JSXAttribute' ? LOOKS.includes(word) : RAW.includes(word);
};

/** Where a program gives something a look of its own, by line. */
const looksIn = (file: string): string[] => {
  const { text, result } = parseSource(file);
  return jsxOf(result.program.body)
    .filter(isLook)
    .map(({ start, name }) => `${file}:${lineAt(text, start)} ${name?.name}`);
};

test('no stylesheet stands under src/site', () => {
  expect(globSync('src/site/**/*.css*', { cwd: root })).toEqual([]);
});

test('no screen styles an element or builds a control: both come from src/components', () => {
  expect(sourceFiles('src/site').flatMap(looksIn)).toEqual([]);
});

test('the rule sees what it forbids', () => {
  expect(looksIn('src/components/MenuButton/MenuButton.tsx').join()).toMatch(/button.*className/);
});
