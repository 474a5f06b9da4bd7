import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { lineAt, parseSource, sourceFiles } from '../support/source-files.ts';

test('no screen and no component says a word of its own', () => {
  const spoken = sourceFiles('src/site', 'src/components').flatMap((file) => {
    const { text, result } = parseSource(file);
    const found: string[] = [];
    new Visitor({
      JSXText: (node) => {
        if (/\p{L}{2,}/u.test(node.value))
          found.push(`${file}:${lineAt(text, node.start)} ${node.value.trim()}`);
      },
      JSXAttribute: (node) => {
        const isWords = ['aria-label', 'title', 'alt', 'placeholder', 'label'].includes(
          node.name.type === 'JSXIdentifier' ? node.name.name : '',
        );
        if (isWords && node.value?.type === 'Literal' && /\p{L}{2,}/u.test(node.value.value)) {
          found.push(`${file}:${lineAt(text, node.start)} ${node.value.value}`);
        }
      },
    }).visit(result.program);
    return found;
  });

  expect(spoken).toEqual([]);
});
