import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from './Section.tsx';

test('its heading names it', () => {
  const html = renderToString(<Section title="Games">x</Section>);
  const id = /<h2 id="([^"]+)"/u.exec(html)?.[1];

  expect(id).toBeTruthy();
  expect(html).toContain(`aria-labelledby="${id}"`);
});

test('links can lead to it, and it fits the outline of its page', () => {
  const html = renderToString(
    <Section title="Games" id="games" level={3}>
      x
    </Section>,
  );

  expect(html).toContain('id="games"');
  expect(html).toContain('<h3');
});
