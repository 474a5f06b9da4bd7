import { expect, test } from 'vitest';
import { lineAt, parseSource, sourceFiles } from '../support/source-files.ts';

/** Ends of the comments that start with two stars, by where the next token begins. */
const hasDocstring = (text: string, start: number): boolean =>
  /\*\/\s*$/.test(text.slice(0, start));

const functionsOf = (declaration: {
  type: string;
  declarations?: { init: { type: string } | null }[];
}): boolean => {
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
    return true;
  }
  const kinds = ['ArrowFunctionExpression', 'FunctionExpression'];
  return (declaration.declarations ?? []).some(({ init }) => kinds.includes(init?.type ?? ''));
};

test('every exported function and class has a docstring', () => {
  const missing = sourceFiles('src', 'cli').flatMap((file) => {
    const { text, result } = parseSource(file);
    return result.program.body
      .filter((node) => node.type === 'ExportNamedDeclaration')
      .filter((node) => node.declaration && functionsOf(node.declaration as never))
      .filter((node) => !hasDocstring(text, node.start))
      .map((node) => `${file}:${lineAt(text, node.start)}`);
  });

  expect(missing).toEqual([]);
});
