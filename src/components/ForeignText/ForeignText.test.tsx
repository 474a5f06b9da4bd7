import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ForeignText } from './ForeignText.tsx';

test('a text in another language has its own language and direction', () => {
  expect(renderToString(<ForeignText language="he">שלום</ForeignText>)).toBe(
    '<span lang="he" dir="rtl">שלום</span>',
  );
  expect(
    renderToString(
      <ForeignText language="pt-BR" as="div">
        Olá
      </ForeignText>,
    ),
  ).toBe('<div lang="pt-BR" dir="ltr">Olá</div>');
});

test('around a text in the page’s language stands nothing', () => {
  expect(renderToString(<ForeignText>Hello</ForeignText>)).toBe('Hello');
});
