import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

test('the button names and controls its panel', () => {
  const html = renderToString(<Disclosure title="Rules">text</Disclosure>);
  const panel = /aria-controls="([^"]+)"/u.exec(html)?.[1];

  expect(html).toContain(`id="${panel}"`);
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('inert=""');
});

test('the caller may hold the state', () => {
  const html = renderToString(
    <Disclosure title="Rules" open>
      text
    </Disclosure>,
  );

  expect(html).toContain('aria-expanded="true"');
  expect(html).not.toContain('inert');
});
