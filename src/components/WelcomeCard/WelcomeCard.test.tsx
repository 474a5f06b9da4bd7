import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WelcomeCard } from './WelcomeCard.tsx';

test('title, text and ways come in this order', () => {
  const html = renderToString(
    <WelcomeCard title="[title]" text="[text]">
      [ways]
    </WelcomeCard>,
  );

  expect(html.match(/\[\w+\]/g)).toEqual(['[title]', '[text]', '[ways]']);
  expect(html).toContain('<h2');
});
